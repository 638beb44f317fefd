import { Hono } from 'hono';
import { listOutbox } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';

/** Only callers inside the process can set it: the public routes drop such headers (security 33). */
const outboxHeader = 'x-waybill-outbox';
const shown = 50;

/** GET /v1/outbox: the messages not really sent, newest first; for outsiders the call does not exist. */
export function outboxRoutes({ db, settings, clock }: IdentityContext): Hono {
  const routes = new Hono();
  routes.get('/v1/outbox', async (c) => {
    if (c.req.header(outboxHeader) !== '1' || !settings.delivery.outbox)
      throw new WireError('route_not_found');
    const stored = await listOutbox(db, { limit: shown, now: clock() });
    const messages = stored.map(({ createdAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
    }));
    return answer(readRequestId(c.req.raw), { messages });
  });
  return routes;
}
