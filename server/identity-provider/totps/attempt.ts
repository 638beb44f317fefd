import type { Database } from '@/server/database';
import { lockUser } from '@/server/database/repositories/identity/identity-user-factors';
import { countFailure, lockedFor } from '@/server/database/repositories/identity/rate-limits';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { wrongCodeLock } from '@/server/identity-provider/limits';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';

const refusals = {
  totp: { wrong: 'unable_to_authenticate_totp', locked: 'totp_locked' },
  'recovery-code': { wrong: 'unable_to_authenticate_recovery_code', locked: 'too_many_requests' },
} as const satisfies Record<string, Record<'wrong' | 'locked', WireErrorType>>;

interface LimitedCheck<T> {
  kind: keyof typeof refusals;
  userId: string;
  client: string;
  /** Returns the match of the typed code; null when it is wrong. */
  compare: (tx: Database) => Promise<T | null>;
}

/**
 * Compares a typed code, one per user at a time: five wrong ones lock this kind for 15 minutes, however many are
 * concurrent (security 14), and they count towards the lock of sign-in, under which a right code is answered like a
 * wrong one (security 9).
 * @throws WireError when the code is wrong, or codes are locked
 */
export async function attemptCode<T>(
  context: IdentityContext,
  { kind, userId, client, compare }: LimitedCheck<T>,
): Promise<T> {
  const { db, clock } = context;
  const lock = wrongCodeLock(kind, userId);
  const closed = await isSignInLocked(context, userId);
  const outcome = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const wait = await lockedFor(tx, lock, clock());
    if (wait !== null) return { wait };
    const found = closed ? null : await compare(tx);
    if (found === null) await countFailure(tx, lock, clock());
    return { found };
  });
  if ('wait' in outcome) throw new WireError(refusals[kind].locked, outcome.wait);
  if (outcome.found !== null) return outcome.found;
  await noteFailure(context, {
    subject: userId,
    kind: 'totp_refused',
    client,
    userId,
    detail: { code: kind },
  });
  throw new WireError(refusals[kind].wrong);
}
