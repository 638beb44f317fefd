import type { Session } from '@/server/database/repositories/identity-sessions';
import { WireError } from '@/server/identity/wire/errors';
import { lastProven, readFactors } from './factors';

/** Milliseconds for which a proof counts as fresh (security 16). */
const fresh = 10 * 60_000;

/**
 * Lets a change of the ways to sign in through only soon after the holder has proven who they are (security 16).
 * @throws WireError `stale_factors` when that is more than 10 minutes ago, or somebody else signed in as the user
 */
export function requireFresh(session: Session, now: Date): void {
  const age = now.getTime() - lastProven(readFactors(session.factors)).getTime();
  if (session.impersonator !== null || age > fresh) throw new WireError('stale_factors');
}
