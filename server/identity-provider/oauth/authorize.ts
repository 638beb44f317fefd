import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { IdentityContext } from '@/server/identity-provider/context';
import type { ProviderName } from './providers';
import type { Provider } from './server-of';
import type { OAuthState } from './state';

/** The callback of a provider, to be registered there. */
export function callbackUrl({ settings }: Pick<IdentityContext, 'settings'>, name: ProviderName): string {
  return `${settings.publicOrigin}/v1/oauth/callback/${name}`;
}

interface Request {
  state: string;
  redirectUri: string;
  flow: Pick<OAuthState, 'verifier' | 'nonce' | 'scopes'>;
  /** The SDK's `provider_params`. */
  parameters: Record<string, string>;
}

/**
 * The provider's authorization URL (RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1). A caller's own parameters
 * are set first, so that they can't override a security-relevant one (security 15).
 */
export async function authorizationUrl(
  { row, client, server }: Provider,
  { state, redirectUri, flow, parameters }: Request,
): Promise<string> {
  const url = new URL(server.authorization_endpoint ?? '');
  const oidc = row.protocol === 'oidc' ? row : undefined;
  const challenge = await calculatePKCECodeChallenge(flow.verifier);
  const query: Record<string, string> = {
    ...parameters,
    ...row.parameters,
    response_type: 'code',
    [row.clientIdName ?? 'client_id']: client.clientId,
    redirect_uri: redirectUri,
    scope: flow.scopes.join(row.scopeSeparator ?? ' '),
    state,
    ...(row.pkce !== false && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...(oidc && oidc.nonce !== false && { nonce: flow.nonce }),
    ...(oidc?.formPost && { response_mode: 'form_post' }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
