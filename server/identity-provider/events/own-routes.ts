import { Hono } from 'hono';
import { listSecurityEvents } from '@/server/database/repositories/identity/identity-events';
import { listUserAgents } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readDevice } from '@/server/identity-provider/sessions/device';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId } from '@/server/identity-provider/wire/visitor';

const shown = 50;

/** GET /sdk/v1/users/me/events: the signed-in user's recent events, newest first. */
export function ownEventRoutes(context: IdentityContext): Hono {
  const { db } = context;
  const routes = new Hono();
  routes.get('/sdk/v1/users/me/events', async (c) => {
    const { userId } = await requireSession(context, c.req.raw);
    const stored = await listSecurityEvents(db, userId, shown);
    const userAgents = await listUserAgents(db, userId);
    const events = stored.map(({ at, kind, client, detail }) => {
      const userAgent = userAgents.get(String(detail.session));
      const device = userAgent === undefined ? null : readDevice(userAgent);
      return { at: at.toISOString(), kind, client: client ?? '', device, detail };
    });
    return answer(readRequestId(c.req.raw), { events });
  });
  return routes;
}
