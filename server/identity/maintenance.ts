import { pruneCodes } from '@/server/database/repositories/identity-codes';
import { pruneSessions } from '@/server/database/repositories/identity-sessions';
import type { Database } from '@/server/database';

/** Milliseconds between two clean-ups, and how long dead rows are kept: well past the life of any JWT. */
const hour = 3_600_000;

/** Drops codes, sessions and revocations that are long over; at most once an hour per server. */
export function createMaintenance(db: Database, clock: () => Date): () => Promise<void> {
  let last = 0;
  return async () => {
    const now = clock().getTime();
    if (now - last < hour) return;
    last = now;
    await pruneCodes(db, new Date(now - hour));
    await pruneSessions(db, new Date(now - hour));
  };
}
