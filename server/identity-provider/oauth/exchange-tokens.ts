import {
  authorizationCodeGrantRequest,
  clockSkew,
  nopkce,
  validateAuthResponse,
  type Client,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import { authenticationOf } from './client-authentication';
import { tokenRequest } from './http';
import type { Profile } from './profile';
import { requestsTo, type Provider } from './server-of';
import type { OAuthState } from './state';

/** A provider's callback, and the flow data stored for it. */
export interface ProviderAnswer {
  /** The parameters of the callback. */
  parameters: URLSearchParams;
  state: string;
  redirectUri: string;
  flow: Pick<OAuthState, 'verifier' | 'nonce'>;
  now: Date;
}

/** A provider's user, and the tokens for its own API. */
export interface Exchanged {
  profile: Profile;
  tokens: TokenEndpointResponse;
}

/** The client in oauth4webapi's format, with the server's clock. */
export function clientOf({ client }: Provider, now: Date): Client {
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  return { client_id: client.clientId, [clockSkew]: skew };
}

/**
 * Exchanges the code at the token endpoint, with PKCE.
 * @throws AuthorizationResponseError when the provider's user refused; ProviderUnavailable
 */
export async function requestTokens(provider: Provider, answer: ProviderAnswer): Promise<Response> {
  const { row, client, server } = provider;
  const known = clientOf(provider, answer.now);
  const parameters = new URLSearchParams(answer.parameters);
  // A provider without discovery, or with an issuer per tenant, has no issuer to compare with. The callback's address,
  // which is unique per provider, proves that the right provider answered (RFC 9700 4.4.2).
  if (row.protocol === 'oauth2' || row.tenantIssuer) parameters.delete('iss');
  return authorizationCodeGrantRequest(
    server,
    known,
    authenticationOf(row, client, answer.now),
    validateAuthResponse(server, known, parameters, answer.state),
    answer.redirectUri,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- LinkedIn refuses a verifier
    row.pkce === false ? nopkce : answer.flow.verifier,
    { ...requestsTo(client), ...tokenRequest({ idToken: row.protocol === 'oidc' }) },
  );
}
