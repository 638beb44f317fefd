import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { quietFor } from '@/lib/runtime/front-listener';
import type { Database } from '@/server/database';
import { apart } from '@/server/database/connection/watched-client';
import { startLoop } from '@/server/jobs/loop';
import { dueMaintenance, type Maintenance, type Work } from './due-maintenance';

interface VacuumTimes {
  /** ms between two looks for what is due. */
  pause: number;
  /** ms before the first look. */
  first: number;
  /** ms between two looks at whether it is quiet enough. */
  step: number;
  /** ms since somebody last asked for something. */
  quietFor: () => number;
  /** The longest that work waits for a quiet time, as a multiple of its duration. */
  maxWait: Record<Work, number>;
}

const defaultTimes: VacuumTimes = {
  pause: 10 * 60_000,
  first: 60_000,
  step: 250,
  quietFor,
  // Without statistics every query may be slow. A vacuum waits a minute for 1 MB, 15 hours for 1 GB.
  maxWait: { analyze: 100, vacuum: 7_000 },
};

/** How long nobody must have asked for anything, as a multiple of the work's duration. */
const quietTime = 3;

/**
 * Does for PGlite what a PostgreSQL server does by its autovacuum (decision 076): space of rows that are gone is used
 * again, and the planner knows how much there is of what. Nothing else is answered meanwhile, so the longer it takes for
 * a table, the longer it waits for a time when nobody asks.
 * @returns how to stop it; what is under way is done first
 */
export function startVacuum(
  db: Database,
  { pause, first, step, quietFor, maxWait }: VacuumTimes = defaultTimes,
): { stop: () => Promise<void> } {
  let due = new Map<string, Maintenance & { since: number }>();
  let nextLook = 0;

  async function look(): Promise<void> {
    const found = await dueMaintenance(db);
    const now = performance.now();
    nextLook = now + pause;
    due = new Map(
      found.map((one) => [one.statement, { ...one, since: due.get(one.statement)?.since ?? now }]),
    );
  }

  const turn = async () => {
    if (performance.now() >= nextLook) await look();
    const now = performance.now();
    const next = [...due.values()].find(
      ({ work, ms, since }) => quietFor() >= quietTime * ms || now - since >= maxWait[work] * ms,
    );
    if (!next) return false;
    due.delete(next.statement);
    await db.execute(sql.raw(`${apart} ${next.statement}`));
    return true;
  };
  return startLoop('vacuum', turn, { pause: step, first });
}
