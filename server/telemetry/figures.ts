import type { Figure, ReadFigures } from '@/lib/runtime/figures';
import type { OpenedDatabase } from '@/server/database';
import { readWork } from '@/server/database/repositories/figures';

/** ms for which figures are kept: several may scrape, and each reading costs the database a few ms. */
const keptFor = 5_000;
/** ms for a reading; a database that is away would hold the scrape up. */
const timeLimit = 3_000;

interface Sources {
  opened: Pick<OpenedDatabase, 'db' | 'connections'>;
  /** How many streams are open; undefined where the product API is remote. */
  streams: (() => number) | undefined;
}

const within = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No figures in time')), timeLimit);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Tells what the metrics show of the database and of this process: see `figures`. */
export function createFigures({ opened, streams }: Sources): ReadFigures {
  const { db, connections } = opened;
  let last: { at: number; work: Promise<Figure[]> } | undefined;

  function ask(): Promise<Figure[]> {
    const now = performance.now();
    if (last === undefined || now - last.at > keptFor) last = { at: now, work: within(readWork(db)) };
    return last.work;
  }

  return async () => {
    const own: Figure[] = Object.entries(connections()).map(([state, value]) => ({
      name: 'waybill_database_connections',
      labels: { state },
      value,
    }));
    if (streams) own.push({ name: 'waybill_open_streams', value: streams() });
    return [...own, ...(await ask())];
  };
}
