import { Hono } from 'hono';
import { z } from 'zod';
import {
  listSessions,
  revokeOtherSessions,
  revokeOwnSession,
  type Session,
} from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { readDevice } from './device';
import { refuseImpersonator } from './impersonated';
import { liveAt, requireSession } from './life';
import { viewSession } from './view';

const path = '/sdk/v1/users/me/sessions';
const idSchema = z.string().regex(/^[\w-]{1,128}$/);

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** A session in its user's list; `place` is a country's English name. */
function viewOwnSession(session: Session, currentId: string) {
  const { attributes, ...view } = viewSession(session, []);
  return {
    session_id: view.session_id,
    current: view.session_id === currentId,
    started_at: view.started_at,
    last_accessed_at: view.last_accessed_at,
    expires_at: view.expires_at,
    ...attributes,
    device: readDevice(session.userAgent),
    place: session.place === '' ? null : (countries.of(session.place) ?? null),
    authentication_factors: view.authentication_factors,
  };
}

/** The signed-in user's own sessions, below /sdk/v1/users/me/sessions: list, revoke one, revoke the others. */
export function ownSessionRoutes(context: IdentityContext): Hono {
  const { db } = context;
  const routes = new Hono();
  routes.get(path, async (c) => {
    const { userId, id } = await requireSession(context, c.req.raw);
    const live = await listSessions(db, userId, liveAt(context));
    const sessions = live.map((session) => viewOwnSession(session, id));
    return answer(readRequestId(c.req.raw), { sessions });
  });
  routes.post(`${path}/revoke_others`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    refuseImpersonator(session);
    const { userId, id } = session;
    const revoked = await revokeOtherSessions(db, userId, id, context.clock());
    const { client } = readVisitor(c.req.raw);
    const detail = { session: id, count: revoked };
    await recordSecurityEvent(context, { kind: 'other_sessions_revoked', client, userId, detail });
    return answer(readRequestId(c.req.raw), { revoked });
  });
  routes.post(`${path}/:id/revoke`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const { userId } = session;
    const id = idSchema.safeParse(c.req.param('id')).data ?? '';
    if (id !== session.id) refuseImpersonator(session);
    if (!(await revokeOwnSession(db, userId, id, liveAt(context)))) throw new WireError('invalid_session_id');
    const { client } = readVisitor(c.req.raw);
    await recordSecurityEvent(context, { kind: 'session_revoked', client, userId, detail: { session: id } });
    return answer(readRequestId(c.req.raw), {});
  });
  return routes;
}
