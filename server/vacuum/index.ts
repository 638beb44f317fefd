import { isAnswering } from '@/lib/runtime/front-listener';
import type { Database } from '@/server/database';
import { createBreather } from '@/server/jobs/breather';
import { startLoop } from '@/server/jobs/loop';
import { changedTables, vacuum } from './changed-tables';

interface VacuumTimes {
  /** ms between two looks for tables that have changed. */
  pause: number;
  /** ms before the first look. */
  first: number;
  /** ms in which the process has nothing to do before a table is vacuumed: pages come first. */
  breath: number;
}

const defaultTimes: VacuumTimes = { pause: 10 * 60_000, first: 60_000, breath: 200 };

/** ms after which a table is vacuumed even in a process that is never idle. */
const longestBreath = 5_000;

/**
 * Does for PGlite what a PostgreSQL server does by its autovacuum (decision 076): space of rows that are gone is used
 * again, and the planner knows how much there is of what. One table at a time, as nothing else is answered meanwhile.
 * @returns how to stop it; the table under way is vacuumed first
 */
export function startVacuum(
  db: Database,
  { pause, first, breath }: VacuumTimes = defaultTimes,
): { stop: () => Promise<void> } {
  const breathe = createBreather({ idle: breath, longest: longestBreath, isAnswering });
  let due: string[] = [];
  const turn = async () => {
    if (due.length === 0) due = await changedTables(db);
    const table = due.shift();
    if (table === undefined) return false;
    await breathe();
    await vacuum(db, table);
    return due.length > 0;
  };
  return startLoop('vacuum', turn, { pause, first });
}
