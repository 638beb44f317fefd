import { describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '@/server/database';
import { openJobs } from '@/server/jobs/queue';
import { databases } from '../../support/databases';

// PGlite is of one process.
const postgresql = databases.filter(({ name }) => name === 'postgresql');
const rounds = 3;
const names = ['letters', 'calls', 'parcels', 'checks'];

async function begin(db: Database): Promise<number> {
  const jobs = await openJobs(db, 60);
  const made = names.map((name) => jobs.queue(name, { retries: 1, firstPause: 1, timeLimit: 1 }));
  const queues = await Promise.all(made);
  await jobs.stop();
  return queues.length;
}

describe.each(postgresql)('decision 042: the queues of a new database, on $name', ({ open }) => {
  it('are made by two instances that start together, each of which makes all at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { db, url = '', close } = await open();
      const other = await openDatabase({ url });
      const begun = await Promise.allSettled([begin(db), begin(other.db)]);
      await other.close();
      await close();
      expect(begun).toEqual(Array(2).fill({ status: 'fulfilled', value: names.length }));
    }
  });
});
