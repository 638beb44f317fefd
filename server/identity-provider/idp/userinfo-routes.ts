import { Hono } from 'hono';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readAccessToken } from './access-token';
import { userClaims } from './claims';
import { discoveryDocument } from './issuer';
import { oauthAnswer, OAuthError } from './oauth-error';

/** Access tokens are accepted in the header only: from a form or a URL they end up in logs (RFC 6750 5.3). */
function bearerToken(request: Request): string {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || token === '')
    throw new OAuthError('invalid_token', 'An access token is needed', 'Bearer');
  return token;
}

/** GET and POST /v1/oauth2/userinfo, GET /v1/.well-known/openid-configuration (OpenID Connect). */
export function userinfoRoutes(context: IdentityContext): Hono {
  async function userinfo(request: Request): Promise<object> {
    const access = await readAccessToken(context, bearerToken(request));
    const user = access && (await findUser(context.db, access.userId));
    if (!user) throw new OAuthError('invalid_token', 'The access token is not valid', 'Bearer');
    if (!access.scopes.includes('openid'))
      throw new OAuthError('insufficient_scope', 'The scope openid is needed', 'Bearer');
    return { sub: user.id, ...userClaims(user, access.scopes) };
  }

  const routes = new Hono();
  routes.on(['GET', 'POST'], '/v1/oauth2/userinfo', ({ req }) =>
    oauthAnswer(req.raw, () => userinfo(req.raw)),
  );
  routes.get('/v1/.well-known/openid-configuration', () =>
    Response.json(discoveryDocument(context), { headers: { 'cache-control': 'public, max-age=300' } }),
  );
  return routes;
}
