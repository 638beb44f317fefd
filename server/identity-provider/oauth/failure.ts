import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from 'oauth4webapi';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { ProviderUnavailable } from './http';

/** Why a browser comes back without a sign-in: the `error` of the address it comes back to. */
export type OAuthFailure =
  | Extract<
      WireErrorType,
      | 'duplicate_oauth_registration'
      | 'invalid_oauth_attach_token'
      | 'invalid_oauth_redirect_url'
      | 'missing_pkce_code_challenge'
      | 'oauth_failed'
      | 'oauth_provider_not_found'
      | 'oauth_state_mismatch'
      | 'public_token_not_found'
      | 'too_many_requests'
    >
  /** The provider's user said no. */
  | 'access_denied'
  | 'oauth_provider_unavailable';

/** Ends a start or a callback; the browser goes back to the portal with it. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';

  constructor(
    readonly failure: OAuthFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** LinkedIn has its own words for a refusal. */
const refusals = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

/** What an error on the way to or from a provider means to the visitor. */
export function failureOf(error: unknown): OAuthFailure {
  if (error instanceof OAuthRefusal) return error.failure;
  if (error instanceof ProviderUnavailable) return 'oauth_provider_unavailable';
  if (error instanceof WireError && error.type === 'duplicate_oauth_registration') return error.type;
  if (error instanceof AuthorizationResponseError) {
    if (refusals.has(error.error)) return 'access_denied';
    const down = ['server_error', 'temporarily_unavailable'].includes(error.error);
    return down ? 'oauth_provider_unavailable' : 'oauth_failed';
  }
  return 'oauth_failed';
}

/**
 * An error in a few words for the log: never its cause, which may hold a token, nor the message of an error nobody
 * foresaw (security 31).
 */
export function reasonOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error;
  if (error instanceof WireError) return error.type;
  if (error instanceof OperationProcessingError || error instanceof ProviderUnavailable) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** Where a browser goes when nothing else is named; also for links in e-mails. */
export function authenticatePage({ settings }: Pick<IdentityContext, 'settings'>): string {
  return new URL('/auth/authenticate', settings.publicOrigin).href;
}

/** The address that hands a token over. */
export function withToken(redirectUrl: string, token: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('stytch_token_type', 'oauth');
  url.searchParams.set('token', token);
  return url.href;
}

/** The address that says what went wrong; its `token` is there for the guard, which lets guests in who bring one. */
export function withFailure(redirectUrl: string, failure: OAuthFailure): string {
  const url = new URL(withToken(redirectUrl, 'failed'));
  url.searchParams.set('error', failure);
  return url.href;
}
