import type { Pool } from 'pg';
import type { Database } from '../types';
import type { WatchedClient } from './watched-client';

const counts = new WeakMap<Database, number>();

/** Counts what a database's connections write: a client is back in the pool only after its statement or transaction. */
export function countWrites(db: Database, pool: Pool): void {
  counts.set(db, 0);
  pool.on('release', (_error, client) => {
    const watched = client as unknown as WatchedClient;
    if (!watched.mayHaveWritten) return;
    watched.mayHaveWritten = false;
    counts.set(db, writesOf(db) + 1);
  });
}

/**
 * How often this process may have written to a database that it opened. Who has seen a write of its own finish sees a
 * higher number than before, so that what was remembered under a lower one can be forgotten at once.
 */
export function writesOf(db: Database): number {
  return counts.get(db) ?? 0;
}
