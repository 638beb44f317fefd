import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId } from '@/server/identity-provider/wire/visitor';

/** The SDK sends at most 15 at once (SPEC section 9). */
const batchSchema = z
  .array(z.looseObject({}, { error: 'Each event must be an object.' }), {
    error: 'The batch must be an array of objects.',
  })
  .max(100, 'The batch may have at most 100 events.');

/** POST /sdk/v1/events: telemetry is accepted and discarded; nothing about visitors is collected. */
export function eventRoutes(): Hono {
  const routes = new Hono();
  routes.post('/sdk/v1/events', async (c) => {
    await readBody(c.req.raw, batchSchema, 262_144);
    return answer(readRequestId(c.req.raw), {});
  });
  return routes;
}
