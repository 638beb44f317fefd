import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { pruneCodes } from '@/server/database/repositories/identity/identity-codes';
import { pruneFlows } from '@/server/database/repositories/identity/identity-flows';
import { pruneSecurityEvents } from '@/server/database/repositories/identity/identity-events';
import { pruneSigningKeys } from '@/server/database/repositories/identity/identity-keys';
import { pruneWindows } from '@/server/database/repositories/identity/rate-limits';
import { pruneSessions } from '@/server/database/repositories/identity/identity-sessions';
import { dayMs, hourMs } from '@/lib/domain/values/milliseconds';

/** The retention of the audit log in milliseconds. */
const auditSpan = 180 * dayMs;

async function prune(db: Database, now: number): Promise<void> {
  const longOver = new Date(now - hourMs);
  await pruneCodes(db, longOver);
  await pruneFlows(db, longOver);
  await pruneSessions(db, longOver);
  await pruneSigningKeys(db, longOver);
  await pruneWindows(db, longOver);
  await pruneSecurityEvents(db, new Date(now - auditSpan));
}

/**
 * Deletes records that ended more than an hour ago, well past the life of any JWT; at most once an hour per server. A
 * failure is logged and does not affect the call that triggered it.
 */
export function createMaintenance(db: Database, clock: () => Date): () => Promise<void> {
  let last = 0;
  return async () => {
    const now = clock().getTime();
    if (now - last < hourMs) return;
    last = now;
    await prune(db, now).catch((error: unknown) => log.warn('identity_prune_failed', { error }));
  };
}
