import type { Session } from '@/server/database/repositories/identity-sessions';
import { findTotp, takeStep } from '@/server/database/repositories/identity-totps';
import type { IdentityContext } from '@/server/identity/context';
import { signIn } from '@/server/identity/sessions/sign-in';
import { WireError } from '@/server/identity/wire/errors';
import { readVisitor } from '@/server/identity/wire/visitor';
import { attemptCode } from './attempt';
import { openSeed, stepOf } from './seed';

interface Attempt {
  session: Session;
  code: string;
  durationMinutes: number;
}

/**
 * Steps the session up with a code of the user's authenticator app; the first right one verifies the app. A code works
 * once (security 14).
 * @returns `data` of the answer
 */
export async function authenticateTotp(
  context: IdentityContext,
  request: Request,
  { session, code, durationMinutes }: Attempt,
): Promise<object> {
  const { db, secret, clock } = context;
  const { userId } = session;
  if (!/^\d{6}$/.test(code)) throw new WireError('invalid_totp_code');
  const totp = await findTotp(db, userId, clock());
  if (!totp) throw new WireError('totp_not_found');
  const seed = openSeed(secret, totp.id, totp.seedSealed);
  const { client } = readVisitor(request);
  const step = await attemptCode(context, {
    kind: 'totp',
    userId,
    client,
    compare: async () => stepOf(seed, code, clock()),
  });

  const data = await signIn(context, request, {
    current: session,
    durationMinutes,
    method: 'totp',
    prove: async (tx) => {
      if (!(await takeStep(tx, totp.id, step))) throw new WireError('totp_code_already_authenticated');
      return {
        userId,
        factor: {
          type: 'totp',
          delivery_method: 'authenticator_app',
          last_authenticated_at: clock().toISOString(),
          authenticator_app_factor: { totp_id: totp.id },
        },
        ...(!totp.verified && { event: 'totp_added' }),
      };
    },
  });
  return { totp_id: totp.id, ...data };
}
