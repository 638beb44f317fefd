import { Hono } from 'hono';
import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import { revokeSession, touchSession } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticatedData } from './authenticated';
import { durationArgument, readDuration } from './duration';
import { liveAt, noSession, requireStartedSession, sessionEnd } from './life';

const authenticateSchema = z.object({ session_duration_minutes: durationArgument.optional() });

/** POST /sdk/v1/sessions/authenticate and /revoke (SPEC section 7). */
export function sessionRoutes(context: IdentityContext): Hono {
  const { db, settings } = context;
  const routes = new Hono();
  routes.post('/sdk/v1/sessions/authenticate', async (c) => {
    const token = readSessionToken(c.req.raw, settings.identity.publicToken);
    const { session_duration_minutes: minutes } = await readBody(c.req.raw, authenticateSchema);
    const at = liveAt(context);
    const extension =
      minutes === undefined
        ? null
        : {
            expiresAt: sessionEnd(context, at.now, readDuration(minutes)),
            maxMinutes: settings.lifetimes.sessionMinutes,
          };
    if (token === null) throw new WireError('unauthorized_credentials');
    const digest = digestOf(token);
    const session = await touchSession(db, digest, at, extension);
    if (!session) throw await noSession(context, digest);
    return answer(readRequestId(c.req.raw), await authenticatedData(context, session, token));
  });
  routes.post('/sdk/v1/sessions/revoke', async (c) => {
    const session = await requireStartedSession(context, c.req.raw);
    await revokeSession(db, session.id, context.clock());
    const { client } = readVisitor(c.req.raw);
    await recordSecurityEvent(context, {
      kind: 'session_revoked',
      client,
      userId: session.userId,
      detail: { session: session.id },
    });
    return answer(readRequestId(c.req.raw), {});
  });
  return routes;
}
