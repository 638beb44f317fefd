import type { IdentityContext } from '@/server/identity-provider/context';
import { supportedScopes } from './scopes';

/** Lifetime of an app's access and id tokens in seconds. */
export const accessTokenSeconds = 3_600;

/** The issuer of the apps' tokens; its discovery document lies below it (OpenID Connect Discovery 4). */
export function issuerOf({ settings }: Pick<IdentityContext, 'settings'>): string {
  return `${settings.publicOrigin}/v1`;
}

/** The discovery document for apps (OpenID Connect Discovery 3, RFC 8414). */
export function discoveryDocument(context: Pick<IdentityContext, 'settings'>) {
  const { publicOrigin, identity } = context.settings;
  const issuer = issuerOf(context);
  return {
    issuer,
    authorization_endpoint: `${publicOrigin}/auth/authenticate`,
    token_endpoint: `${issuer}/oauth2/token`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    end_session_endpoint: `${publicOrigin}/auth/authenticate`,
    jwks_uri: `${issuer}/sessions/jwks/${identity.projectId}`,
    scopes_supported: supportedScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    prompt_values_supported: ['none', 'consent'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: [
      ...['sub', 'iss', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'at_hash', 'sid'],
      ...['email', 'email_verified', 'phone_number', 'phone_number_verified', 'picture', 'locale'],
    ],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
}
