import { Hono } from 'hono';
import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import { findIssued } from '@/server/database/repositories/identity/identity-apps';
import { endFlow } from '@/server/database/repositories/identity/identity-flows';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticateClient } from './client-auth';
import { redeemCode } from './code-grant';
import { readForm, readParameters } from './form';
import { oauthAnswer, OAuthError } from './oauth-error';
import { redeemRefreshToken } from './refresh-grant';
import { refreshDataSchema } from './refresh-token';
import { tokenAnswer } from './tokens';

const grantTypes = { authorization_code: redeemCode, refresh_token: redeemRefreshToken };

const tokenSchema = z.object({ grant_type: z.string() });
const revokeSchema = z.object({ token: z.string() });

const isGrantType = (type: string): type is keyof typeof grantTypes => Object.hasOwn(grantTypes, type);

/** POST /v1/oauth2/token and /v1/oauth2/revoke: the calls of an app's own server (RFC 6749 3.2, RFC 7009). */
export function tokenRoutes(context: IdentityContext): Hono {
  const { db, clock } = context;

  async function issue(request: Request): Promise<object> {
    const form = await readForm(request);
    const app = await authenticateClient(context, request, form);
    const { grant_type: type } = readParameters(form, tokenSchema);
    if (!isGrantType(type)) throw new OAuthError('unsupported_grant_type', 'There is no such grant type');
    return tokenAnswer(context, await grantTypes[type](context, app, form, readVisitor(request).client));
  }

  async function revoke(request: Request): Promise<object> {
    const form = await readForm(request);
    const app = await authenticateClient(context, request, form);
    const { token } = readParameters(form, revokeSchema);
    if (token.split('.').length === 3)
      throw new OAuthError('unsupported_token_type', 'An access token ends by itself within the hour');
    const issued = await findIssued(db, 'idp_refresh', digestOf(token));
    if (issued && refreshDataSchema.parse(issued.data).clientId === app.id)
      await endFlow(db, issued.id, clock());
    return {};
  }

  const routes = new Hono();
  routes.post('/v1/oauth2/token', ({ req }) => oauthAnswer(req.raw, () => issue(req.raw)));
  routes.post('/v1/oauth2/revoke', ({ req }) => oauthAnswer(req.raw, () => revoke(req.raw)));
  return routes;
}
