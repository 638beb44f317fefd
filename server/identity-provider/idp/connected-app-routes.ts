import { Hono } from 'hono';
import { listGrants } from '@/server/database/repositories/identity/identity-apps';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { refuseImpersonator } from '@/server/identity-provider/sessions/impersonated';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { viewConnectedApp } from './app-view';
import { endAccess } from './end-access';
import { knownApp } from './requested-app';

/** GET /sdk/v1/users/connected_apps, POST /sdk/v1/users/connected_apps/{id}/revoke (SPEC section 7). */
export function connectedAppRoutes(context: IdentityContext): Hono {
  const { db } = context;
  const routes = new Hono();
  routes.get('/sdk/v1/users/connected_apps', async (c) => {
    const { userId } = await requireSession(context, c.req.raw);
    const grants = await listGrants(db, userId);
    return answer(readRequestId(c.req.raw), {
      connected_apps: grants.map(({ app, grant }) => viewConnectedApp(app, grant.scopes)),
    });
  });
  // An app with grants of other users only is answered like one that does not exist (security 18).
  routes.post('/sdk/v1/users/connected_apps/:id/revoke', async (c) => {
    const session = await requireSession(context, c.req.raw);
    refuseImpersonator(session);
    const { userId, id: sessionId } = session;
    const app = await knownApp(db, c.req.param('id'));
    if (!app || !(await endAccess(context, { userId, appId: app.id, sessionId })))
      throw new WireError('connected_app_not_found');
    const { client } = readVisitor(c.req.raw);
    const detail = { app: app.id };
    await recordSecurityEvent(context, { kind: 'app_revoked', client, userId, detail });
    return answer(readRequestId(c.req.raw), {});
  });
  return routes;
}
