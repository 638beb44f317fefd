import { takeFromWindow, type Window } from '@/server/database/repositories/rate-limits';
import type { IdentityContext } from './context';
import { WireError } from './wire/errors';

/**
 * Takes the allowance for one challenge from each window.
 * @throws WireError with the seconds to wait
 */
export async function takeChallengeAllowance(
  { db, clock }: Pick<IdentityContext, 'db' | 'clock'>,
  windows: Window[],
): Promise<void> {
  for (const window of windows) {
    const wait = await takeFromWindow(db, window, clock());
    if (wait !== null) throw new WireError('too_many_requests', wait);
  }
}
