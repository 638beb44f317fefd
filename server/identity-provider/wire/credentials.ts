import { WireError } from './errors';

const maxToken = 256;

/**
 * The session token of an SDK request: `Basic base64(publicToken:(sessionToken || publicToken))`.
 * @returns null when nobody is signed in
 * @throws WireError when the public token is not this project's
 */
export function readSessionToken(request: Request, publicToken: string): string | null {
  const [scheme, encoded = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') throw new WireError('unauthorized_credentials');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0 || decoded.slice(0, colon) !== publicToken) throw new WireError('unauthorized_credentials');
  const token = decoded.slice(colon + 1);
  return token === '' || token === publicToken || token.length > maxToken ? null : token;
}
