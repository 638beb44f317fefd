import { Hono } from 'hono';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { viewUser } from '@/server/identity-provider/users/view';
import { readBody } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { viewClient } from './app-view';
import { authorize } from './authorize';
import { readAuthorizeRequest } from './authorize-request';
import { startSchema, submitSchema } from './authorize-schemas';
import { scopeResults } from './scopes';

/** POST /sdk/v1/idp/oauth/authorize/start and /submit (SPEC section 7): the two halves of the consent screen. */
export function authorizeRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  routes.post('/sdk/v1/idp/oauth/authorize/start', async (c) => {
    const request = await readBody(c.req.raw, startSchema);
    const session = await requireSession(context, c.req.raw);
    const { app, consentRequired } = await readAuthorizeRequest(context, session, request);
    const user = await findUser(context.db, session.userId);
    if (!user) throw new WireError('session_not_found');
    return answer(readRequestId(c.req.raw), {
      user_id: user.id,
      user: viewUser(user),
      client: viewClient(app),
      consent_required: consentRequired,
      scope_results: scopeResults(request.scopes, app),
    });
  });
  routes.post('/sdk/v1/idp/oauth/authorize/submit', async (c) => {
    const request = await readBody(c.req.raw, submitSchema);
    const session = await requireSession(context, c.req.raw);
    const { client } = readVisitor(c.req.raw);
    return answer(readRequestId(c.req.raw), await authorize(context, session, request, client));
  });
  return routes;
}
