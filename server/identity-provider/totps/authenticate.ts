import type { Database } from '@/server/database';
import { changeFactors, type Session } from '@/server/database/repositories/identity/identity-sessions';
import {
  dropOtherTotps,
  listTotps,
  claimStep,
  type Totp,
} from '@/server/database/repositories/identity/identity-totps';
import { lockUser } from '@/server/database/repositories/identity/identity-user-factors';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readFactors, withoutFactor } from '@/server/identity-provider/sessions/factors';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { waitsForApp } from '@/server/identity-provider/sessions/waiting';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { attemptCode } from './attempt';
import { openSeed, stepOf } from './seed';

interface AppCodeStep {
  session: Session;
  code: string;
  durationMinutes: number;
}

/** The app that the code belongs to, and the code's step; null when there is none. */
function findMatch(
  secret: string,
  apps: Totp[],
  code: string,
  now: Date,
): { totp: Totp; step: number } | null {
  for (const totp of apps) {
    const step = stepOf(openSeed(secret, totp.id, totp.seedSealed), code, now);
    if (step !== null) return { totp, step };
  }
  return null;
}

/** Removes the app that a new one replaces, and the factors it has proven. */
async function dropReplaced(tx: Database, totp: Totp): Promise<void> {
  for (const id of await dropOtherTotps(tx, totp)) {
    await changeFactors(tx, totp.userId, (factors) => withoutFactor(readFactors(factors), id));
  }
}

/**
 * Steps the session up with a code of the user's authenticator app; the first right one verifies the app, which then
 * replaces the previous one. A code works once (security 14).
 * @returns `data` of the response
 */
export async function authenticateTotp(
  context: IdentityContext,
  request: Request,
  { session, code, durationMinutes }: AppCodeStep,
): Promise<object> {
  const { db, secret, clock } = context;
  const { userId } = session;
  if (!/^\d{6}$/.test(code)) throw new WireError('invalid_totp_code');
  const apps = await listTotps(db, userId, clock());
  // Until a sign-in is complete, only the verified app counts.
  const usable = (await waitsForApp(db, session)) ? apps.filter(({ verified }) => verified) : apps;
  if (usable.length === 0) throw new WireError('totp_not_found');
  const { client } = readVisitor(request);
  const { totp, step } = await attemptCode(context, {
    kind: 'totp',
    userId,
    client,
    compare: async () => findMatch(secret, usable, code, clock()),
  });

  const data = await signIn(context, request, {
    current: session,
    durationMinutes,
    method: 'totp',
    prove: async (tx) => {
      if (!totp.verified) await lockUser(tx, userId);
      if (!(await claimStep(tx, totp.id, step))) throw new WireError('totp_code_already_authenticated');
      if (!totp.verified) await dropReplaced(tx, totp);
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
