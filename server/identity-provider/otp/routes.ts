import { Hono, type Context } from 'hono';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import type { Channel } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticateCode } from './authenticate';
import { loginOrCreateIntent, primaryIntent, secondaryIntent, type Intent } from './intent';
import { authenticateSchema, sendSchema } from './schemas';
import { sendCode } from './send';

const channels = '/sdk/v1/otps/:channel{email|sms|whatsapp}';

/** POST /sdk/v1/otps/{channel}/login_or_create, …/send/primary, …/send/secondary and /otps/authenticate (SPEC section 7). */
export function otpRoutes(context: IdentityContext): Hono {
  const { publicToken } = context.settings.identity;

  async function send(c: Context, intentFor: (contact: ContactMethod | undefined) => Intent) {
    const request = c.req.raw;
    readSessionToken(request, publicToken);
    const channel = c.req.param('channel') as Channel;
    const { typed, minutes } = await readBody(request, sendSchema(channel));
    const { client } = readVisitor(request);
    const method_id = await sendCode(context, { channel, typed, minutes, client, intentFor });
    return answer(readRequestId(request), { method_id });
  }

  const routes = new Hono();
  routes.post(`${channels}/login_or_create`, (c) => send(c, loginOrCreateIntent));
  routes.post(`${channels}/send/primary`, (c) => send(c, primaryIntent));
  routes.post(`${channels}/send/secondary`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    return send(c, (contact) => secondaryIntent(contact, session, context.clock()));
  });
  routes.post('/sdk/v1/otps/authenticate', async (c) => {
    const body = await readBody(c.req.raw, authenticateSchema);
    const data = await authenticateCode(context, c.req.raw, {
      token: body.token,
      methodId: body.method_id,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), { method_id: body.method_id, ...data });
  });
  return routes;
}
