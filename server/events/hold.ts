import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { holdOf } from '@/server/database/repositories/restorations';

/**
 * Whether nobody may be told of anything: the database was made of a backup, and `release-queue` was not given since. It
 * is logged once; a database whose queue is not held is not asked again, for nothing is restored into one in use.
 */
export function createHold(db: Database): () => Promise<boolean> {
  let isReleased = false;
  let isLogged = false;
  return async () => {
    if (isReleased) return false;
    const held = await holdOf(db);
    isReleased = held === null;
    if (held && !isLogged) {
      isLogged = true;
      const { takenAt, restoredAt } = held;
      log.warn('queue_held', { takenAt, restoredAt, release: 'npm run waybill -- release-queue' });
    }
    return held !== null;
  };
}
