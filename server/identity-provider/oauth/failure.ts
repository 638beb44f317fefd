import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from 'oauth4webapi';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { ProviderUnavailable } from './http';

/** The reason for a failed sign-in: the `error` in the address that the browser returns to. */
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
  /** The provider's user refused. */
  | 'access_denied'
  | 'oauth_provider_unavailable';

/** Aborts a start or a callback; the browser is redirected to the portal with the failure. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';

  constructor(
    readonly failure: OAuthFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** LinkedIn has its own codes for a refusal. */
const refusals = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

/** The failure shown to the visitor for an error of the flow. */
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
 * A short reason for the log: never an error's cause, which may contain a token, nor the message of an unexpected error
 * (security 31).
 */
export function reasonOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error;
  if (error instanceof WireError) return error.type;
  if (error instanceof OperationProcessingError || error instanceof ProviderUnavailable) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** The default page of redirects, also for links in e-mails. */
export function authenticatePage({ settings }: Pick<IdentityContext, 'settings'>): string {
  return new URL('/auth/authenticate', settings.publicOrigin).href;
}

/** The redirect URL with the token. */
export function withToken(redirectUrl: string, token: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('stytch_token_type', 'oauth');
  url.searchParams.set('token', token);
  return url.href;
}

/** The redirect URL with the failure; its `token` makes the guard let guests in. */
export function withFailure(redirectUrl: string, failure: OAuthFailure): string {
  const url = new URL(withToken(redirectUrl, 'failed'));
  url.searchParams.set('error', failure);
  return url.href;
}
