import { isClosed } from '@/lib/domain/account/account';
import type { Database } from '@/server/database';
import { writesOf } from '@/server/database/connection/writes';
import { findSignedIn, type SignedIn } from '@/server/database/repositories/accounts/accounts';

/** Milliseconds for which a caller's account is remembered: security 6 allows a second. */
const lifetime = 500;
const mostCallers = 1_000;

type Found = Awaited<ReturnType<typeof findSignedIn>>;

/** How a call finds the account of its caller. */
export type FindCaller = (session: SignedIn) => Promise<Found>;

/** Whether a caller may be remembered: nobody who is refused, and nobody who is still to be linked. */
const isWelcome = ({ revoked, linked, account }: Found) =>
  linked && !revoked && account !== null && !isClosed(account.status);

/**
 * Finds accounts as `findSignedIn` does, but remembers those of the last half second, and lets calls that arrive
 * together share one lookup (decision 030). Forgets all of them once this process has written to the database.
 */
export function createCallerMemory(db: Database, clock: () => Date): FindCaller {
  const callers = new Map<string, { at: number; found: Promise<Found> }>();
  let writes = writesOf(db);

  const isOld = (at: number, now: number) => now < at || now - at >= lifetime;

  /** Entries are in the order of their times, so the old ones are the first. */
  function makeRoom(now: number): void {
    for (const [key, { at }] of callers) {
      if (!isOld(at, now) && callers.size < mostCallers) return;
      callers.delete(key);
    }
  }

  function lookUp(key: string, session: SignedIn, now: number): Promise<Found> {
    const entry = { at: now, found: findSignedIn(db, session) };
    const forget = () => callers.get(key) === entry && callers.delete(key);
    entry.found.then((found) => isWelcome(found) || forget(), forget);
    callers.delete(key);
    makeRoom(now);
    callers.set(key, entry);
    return entry.found;
  }

  return async (session) => {
    if (writes !== writesOf(db)) callers.clear();
    writes = writesOf(db);
    const key = JSON.stringify(session);
    const now = clock().getTime();
    const known = callers.get(key);
    return known && !isOld(known.at, now) ? known.found : lookUp(key, session, now);
  };
}
