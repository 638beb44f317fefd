import { takeFromWindow, type Window } from '@/server/database/repositories/identity/rate-limits';
import type { IdentityContext } from './context';
import { WireError } from './wire/errors';

/**
 * Consumes one use of each window, in their order (security 9).
 * @throws WireError with the seconds to wait
 */
export async function takeAllowance(
  { db, clock }: Pick<IdentityContext, 'db' | 'clock'>,
  ...windows: Window[]
): Promise<void> {
  for (const window of windows) {
    const wait = await takeFromWindow(db, window, clock());
    if (wait !== null) throw new WireError('too_many_requests', wait);
  }
}
