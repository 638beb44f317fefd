import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { openJobs, type Jobs } from '@/server/jobs/queue';
import { databases } from '@/tests/support/databases';

interface Plans {
  fetchNextJob: (schema: string) => (options: { includeMetadata: boolean }) => string;
}
/** The statement by which pg-boss takes jobs. */
const taking = (createRequire(import.meta.url)('pg-boss/src/plans') as Plans).fetchNextJob('pgboss')({
  includeMetadata: true,
});

const name = 'letters';

describe.each(databases)('decision 042: taking jobs on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let jobs: Jobs;

  beforeAll(async () => {
    opened = await open();
    jobs = await openJobs(opened.db, 20);
    const queue = await jobs.queue<{ number: number }>(name, { retries: 1, firstPause: 1, timeLimit: 60 });
    await queue.add(
      opened.db,
      Array.from({ length: 2_000 }, (_, number) => ({ data: { number } })),
    );
    await opened.db.execute(sql`analyze`);
  });
  afterAll(async () => {
    await jobs.stop();
    await opened.close();
  });

  it('reads the jobs in order by an index, and does not sort those that are due', async () => {
    const statement = taking.replaceAll('$1', `'${name}'`).replaceAll('$2', '5');
    const { rows } = (await opened.db.execute(sql.raw(`explain (costs off) ${statement}`))) as {
      rows: Record<string, string>[];
    };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/LockRows\s+->  Index Scan using \w+_priority_created_on_id_idx/);
  });
});
