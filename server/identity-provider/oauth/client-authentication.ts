import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'oauth4webapi';
import type { OAuthClient } from '@/lib/runtime/settings/oauth';
import type { ProviderRow } from './providers';

/** Lifetime of a client secret for Apple in seconds; each call gets its own. */
const appleSecretSeconds = 300;

/**
 * Apple's client secret: a JWT signed by the team's key. The setting holds `TEAM_ID:KEY_ID:PRIVATE_KEY` (the base64 of
 * the .p8 file), or a JWT that was made elsewhere.
 */
async function appleSecret({ clientId, clientSecret }: OAuthClient, now: Date): Promise<string> {
  const [teamId, keyId, key] = clientSecret.split(':');
  if (!teamId || !keyId || !key) return clientSecret;
  const pem = `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`;
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + appleSecretSeconds)
    .sign(await importPKCS8(pem, 'ES256'));
}

/** Plain percent-encoding: many token endpoints don't decode what RFC 6749 would have encoded beyond it. */
function basic({ clientId, clientSecret }: OAuthClient): ClientAuth {
  const credentials = btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`);
}

/** The authentication of this installation's client at a token endpoint. */
export function authenticationOf(
  { clientAuthentication, clientIdName }: ProviderRow,
  client: OAuthClient,
  now: Date,
): ClientAuth {
  if (clientAuthentication === 'basic') return basic(client);
  const idName = clientIdName ?? 'client_id';
  return async (_server, { client_id }, body) => {
    const secret = clientAuthentication === 'apple' ? await appleSecret(client, now) : client.clientSecret;
    body.set(idName, client_id);
    body.set('client_secret', secret);
  };
}
