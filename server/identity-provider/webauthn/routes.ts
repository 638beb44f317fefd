import { Hono, type Context } from 'hono';
import { renamePasskey } from '@/server/database/repositories/identity/identity-passkeys';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { refuseImpersonator } from '@/server/identity-provider/sessions/impersonated';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { finishAuthentication } from './authenticate';
import { readName } from './name';
import { finishRegistration } from './register';
import {
  authenticateSchema,
  authenticateStartSchema,
  registerSchema,
  registerStartSchema,
  updateSchema,
} from './schemas';
import { startAuthentication } from './start-authenticate';
import { startRegistration } from './start-register';
import { viewPasskey } from './view';

const webauthn = '/sdk/v1/webauthn';

/** POST /sdk/v1/webauthn/register…, …/authenticate… and PUT …/update/{webauthn_registration_id} (SPEC section 7). */
export function webauthnRoutes(context: IdentityContext): Hono {
  async function startWith(c: Context, session: Session | null) {
    const body = await readBody(c.req.raw, authenticateStartSchema);
    const { client } = readVisitor(c.req.raw);
    const data = await startAuthentication(context, { session, client, body });
    return answer(readRequestId(c.req.raw), data);
  }

  const routes = new Hono();
  routes.post(`${webauthn}/register/start`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const body = await readBody(c.req.raw, registerStartSchema);
    const visitor = readVisitor(c.req.raw);
    return answer(readRequestId(c.req.raw), await startRegistration(context, { session, visitor, body }));
  });
  routes.post(`${webauthn}/register`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const body = await readBody(c.req.raw, registerSchema);
    return answer(readRequestId(c.req.raw), await finishRegistration(context, c.req.raw, { session, body }));
  });
  routes.post(`${webauthn}/authenticate/start/primary`, (c) => {
    readSessionToken(c.req.raw, context.settings.identity.publicToken);
    return startWith(c, null);
  });
  routes.post(`${webauthn}/authenticate/start/secondary`, async (c) =>
    startWith(c, await requireSession(context, c.req.raw)),
  );
  routes.post(`${webauthn}/authenticate`, async (c) => {
    const body = await readBody(c.req.raw, authenticateSchema);
    const data = await finishAuthentication(context, c.req.raw, {
      credential: body.public_key_credential,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.put(`${webauthn}/update/:id{[\\w-]+}`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    refuseImpersonator(session);
    const { userId } = session;
    const name = readName((await readBody(c.req.raw, updateSchema)).name);
    const passkey = await renamePasskey(context.db, { id: c.req.param('id'), userId, name });
    if (!passkey) throw new WireError('webauthn_registration_not_found');
    const { client } = readVisitor(c.req.raw);
    const detail = { passkey: passkey.id };
    await recordSecurityEvent(context, { kind: 'passkey_renamed', client, userId, detail });
    return answer(readRequestId(c.req.raw), { webauthn_registration: viewPasskey(passkey) });
  });
  return routes;
}
