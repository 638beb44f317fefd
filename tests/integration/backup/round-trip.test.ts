import { stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { openUnmigrated } from '@/server/database/connection/open';
import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import { seedDemo } from '@/server/demo-data';
import { openJobs } from '@/server/jobs/queue';
import { databases } from '@/tests/support/databases';
import { emptyPostgresql } from '@/tests/support/empty-postgresql';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { lastingContentsOf, newFolder, restoreFrom, take, waitingJobs } from './harness';

/** Values that a text of them must not change. */
const oddValues = {
  name: 'Zoë "Quote" \\back\\slash\nline\ttab \u2028 😀 {a,b} NULL',
  preferences: { nothing: null, deep: [{ number: 0.1, text: '\\u0041 "\n' }], big: 12345678901234 },
};

const targets = [
  {
    name: 'PGlite',
    open: async () => {
      const own = await newFolder();
      const opened = await openUnmigrated({ dataDir: own.folder });
      return { ...opened, close: () => opened.close().then(own.remove) };
    },
  },
  ...(inject('postgresqlUrl') === null ? [] : [{ name: 'PostgreSQL', open: emptyPostgresql }]),
];

describe.each(databases)('a backup of $name (security 30)', ({ open }) => {
  let opened: OpenedDatabase;
  let own: Awaited<ReturnType<typeof newFolder>>;
  beforeAll(async () => {
    own = await newFolder();
    opened = await open();
    await seedDemo(opened.db, { clock: () => new Date() });
    const { id } = await addAccount(opened.db, {
      warehouseId: await addWarehouse(opened.db),
      name: oddValues.name,
    });
    await opened.db.execute(
      sql`update accounts set preferences = ${JSON.stringify(oddValues.preferences)}::jsonb where id = ${id}`,
    );
    await opened.db.execute(sql`
      insert into domain_events (kind, version, account_id, warehouse_id, subject_id, data, at, recorded_at)
      select 'package.received', 1, id, warehouse_id, 'pkg_1', 'null'::jsonb, now(), now() from accounts`);
    const jobs = await openJobs(opened.db, 60);
    const queue = await jobs.queue('errands', { retries: 3, firstPause: 5, timeLimit: 60 });
    await queue.add(opened.db, [
      { data: { errand: 1 } },
      { data: { errand: 2 }, startAt: new Date('2026-12-24T00:00:00Z') },
    ]);
    await queue.take(1);
    await jobs.stop();
    await take(opened, own.file);
  });
  afterAll(async () => {
    await opened.close();
    await own.remove();
  });

  it('is readable by its owner only', async () => {
    expect(((await stat(own.file)).mode & 0o777).toString(8)).toBe('600');
  });

  it('is never written over another file', async () => {
    await expect(take(opened, own.file)).rejects.toThrow('is there already');
  });

  describe.each(targets)('restored to $name', (target) => {
    let restored: Awaited<ReturnType<(typeof targets)[number]['open']>>;
    beforeAll(async () => {
      restored = await target.open();
      await restoreFrom(restored.db, own.file);
    });
    afterAll(() => restored.close());

    it('has the same rows, table by table', async () => {
      const { domain_events: events, ...others } = await lastingContentsOf(restored.db);
      const { domain_events: formerEvents, ...former } = await lastingContentsOf(opened.db);
      expect(others).toEqual(former);
      // Their transactions may be of the database that they are in.
      expect(events?.count).toBe(formerEvents?.count);
    });

    it('has jobs that wait, those that were at work too, each at its time', async () => {
      const { queues, jobs } = await waitingJobs(restored.db);
      const before = await waitingJobs(opened.db);
      expect(queues).toEqual(before.queues);
      const inOrder = (some: typeof jobs) => some.map((job) => JSON.stringify(job)).sort();
      expect(inOrder(jobs)).toEqual(inOrder(before.jobs));
      expect(jobs).toHaveLength(2);
    });

    it('goes on counting where the other stopped', async () => {
      const [account] = await restored.db.select().from(schema.accounts).limit(1);
      const events = await restored.db.execute(sql`
        insert into domain_events (kind, version, account_id, warehouse_id, subject_id, data, at, recorded_at)
        select 'package.received', 1, id, warehouse_id, 'pkg_2', '{}', now(), now() from accounts where id = ${account?.id}
        returning position > (select max(position) from domain_events) as is_next`);
      expect(events).toMatchObject({ rows: [{ is_next: true }] });
    });

    it('has books that agree, and keeps the rules of its tables', async () => {
      const { differences, transactions } = await verifyLedger(restored.db);
      expect(differences).toEqual([]);
      expect(transactions).toBeGreaterThan(50);
      await expect(restored.db.delete(schema.ledgerEntries)).rejects.toThrow();
      const orphan = sql`update packages set account_id = 'acc_of_nobody'`;
      await expect(restored.db.execute(orphan)).rejects.toThrow();
      const rules = sql`select
        (select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and convalidated) as keys,
        (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`;
      const had = (await opened.db.execute(rules)) as { rows: unknown[] };
      expect(await restored.db.execute(rules)).toMatchObject({ rows: had.rows });
    });

    it('is not restored into once more', async () => {
      await expect(restoreFrom(restored.db, own.file)).rejects.toThrow('not empty');
    });
  });
});
