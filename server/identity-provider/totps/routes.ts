import { Hono } from 'hono';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { requireSession, requireStartedSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticateTotp } from './authenticate';
import { createTotp } from './create';
import { recoverTotp, renewRecoveryCodes } from './recover';
import { authenticateSchema, createSchema, recoverSchema } from './schemas';

const totps = '/sdk/v1/totps';

/**
 * POST /sdk/v1/totps, …/authenticate, …/recovery_codes and …/recover (SPEC section 7). The browser's SDK names no user:
 * an authenticator app is a second factor, and each call needs a session.
 */
export function totpRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  routes.post(totps, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const body = await readBody(c.req.raw, createSchema);
    const data = await createTotp(context, { session, expirationMinutes: body.expiration_minutes });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(`${totps}/authenticate`, async (c) => {
    const session = await requireStartedSession(context, c.req.raw);
    const body = await readBody(c.req.raw, authenticateSchema);
    const durationMinutes = readDuration(body.session_duration_minutes);
    const attempt = { session, code: body.totp_code, durationMinutes };
    return answer(readRequestId(c.req.raw), await authenticateTotp(context, c.req.raw, attempt));
  });
  routes.post(`${totps}/recovery_codes`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const { client } = readVisitor(c.req.raw);
    return answer(readRequestId(c.req.raw), await renewRecoveryCodes(context, { session, client }));
  });
  routes.post(`${totps}/recover`, async (c) => {
    const session = await requireStartedSession(context, c.req.raw);
    const body = await readBody(c.req.raw, recoverSchema);
    const durationMinutes = readDuration(body.session_duration_minutes);
    const attempt = { session, code: body.recovery_code, durationMinutes };
    return answer(readRequestId(c.req.raw), await recoverTotp(context, c.req.raw, attempt));
  });
  return routes;
}
