import { countFailure, isLocked } from '@/server/database/repositories/identity/rate-limits';
import type { IdentityContext } from './context';
import { signInLock } from './limits';
import { recordSecurityEvent, type SecurityEventKind } from './security-events';

/** Whether sign-in is locked for this user after too many failures over all methods (security 9). */
export function isSignInLocked({ db, clock }: IdentityContext, subject: string): Promise<boolean> {
  return isLocked(db, signInLock(subject), clock());
}

interface Failure {
  /** The user's id, or a substitute where there is no user. */
  subject: string;
  kind: SecurityEventKind;
  client: string;
  userId?: string | undefined;
  detail?: Record<string, string | number>;
}

/** Counts a failed attempt towards the lock of security 9 and records it, or the resulting lock. */
export async function noteFailure(
  context: IdentityContext,
  { subject, kind, ...rest }: Failure,
): Promise<void> {
  const locksNow = await countFailure(context.db, signInLock(subject), context.clock());
  await recordSecurityEvent(context, { ...rest, kind: locksNow ? 'sign_in_locked' : kind });
}
