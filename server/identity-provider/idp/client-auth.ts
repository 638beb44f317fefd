import type { ConnectedApp } from '@/server/database/repositories/identity/identity-apps';
import { digestOf } from '@/server/database/ids';
import type { IdentityContext } from '@/server/identity-provider/context';
import { OAuthError } from './oauth-error';
import { knownApp } from './requested-app';

interface Credentials {
  clientId: string;
  /** Undefined for a public app, which relies on PKCE alone. */
  secret: string | undefined;
  challenge: 'Basic' | undefined;
}

/** Basic credentials are form-encoded before they are joined (RFC 6749 2.3.1). */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new OAuthError('invalid_client', 'The credentials can not be read', 'Basic');
  }
}

function basicCredentials(header: string): Credentials {
  const [scheme = '', encoded = ''] = header.split(' ');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (scheme.toLowerCase() !== 'basic' || colon < 0)
    throw new OAuthError('invalid_client', 'The credentials can not be read', 'Basic');
  const secret = formDecoded(decoded.slice(colon + 1));
  return {
    clientId: formDecoded(decoded.slice(0, colon)),
    secret: secret === '' ? undefined : secret,
    challenge: 'Basic',
  };
}

function readCredentials(request: Request, form: Record<string, string>): Credentials {
  const header = request.headers.get('authorization');
  const { client_id: clientId, client_secret: secret } = form;
  if (header === null) {
    if (clientId === undefined) throw new OAuthError('invalid_client', 'client_id is missing');
    return { clientId, secret, challenge: undefined };
  }
  const credentials = basicCredentials(header);
  if (secret !== undefined) throw new OAuthError('invalid_request', 'The app authenticates in two ways');
  if (clientId !== undefined && clientId !== credentials.clientId)
    throw new OAuthError('invalid_request', 'client_id is not the one that authenticates');
  return credentials;
}

/**
 * Authenticates the calling app: a confidential one by its secret, as Basic credentials or in the form; a public one
 * only names itself (RFC 6749 2.3).
 * @throws OAuthError
 */
export async function authenticateClient(
  { db }: Pick<IdentityContext, 'db'>,
  request: Request,
  form: Record<string, string>,
): Promise<ConnectedApp> {
  const { clientId, secret, challenge } = readCredentials(request, form);
  const app = await knownApp(db, clientId);
  const digest = secret === undefined ? null : digestOf(secret);
  if (!app || app.secretDigest !== digest)
    throw new OAuthError('invalid_client', 'The app could not be authenticated', challenge);
  return app;
}
