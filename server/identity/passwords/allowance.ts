import { takeFromWindow, type Window } from '@/server/database/repositories/rate-limits';
import type { IdentityContext } from '@/server/identity/context';
import { WireError } from '@/server/identity/wire/errors';

/**
 * Takes one use of a client's window: hashing and rating passwords costs processor time (security 9).
 * @throws WireError with the seconds to wait
 */
export async function takeAllowance({ db, clock }: IdentityContext, window: Window): Promise<void> {
  const wait = await takeFromWindow(db, window, clock());
  if (wait !== null) throw new WireError('too_many_requests', wait);
}
