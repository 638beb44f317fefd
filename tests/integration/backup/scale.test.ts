import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, schema, type Database } from '@/server/database';
import { openUnmigrated } from '@/server/database/connection/open';
import { seedDemo } from '@/server/demo-data';
import { analyzePackages, seedPackages } from '@/server/demo-data/many';
import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import { runCommand } from '@/tests/support/commands';
import { emptyPostgresql } from '@/tests/support/empty-postgresql';
import { startProduct } from '@/tests/support/product';
import { lastingContentsOf, newFolder } from './harness';
import { keepWriting, pairsIn, serve, withoutLoad } from './load';

const isFull = process.env.WAYBILL_FULL === '1';
const packages = 100_000;
const lot = 5_000;

/** MB of JavaScript's heap for a command: reading all rows at once would take several times of it. */
const heap = { NODE_OPTIONS: '--max-old-space-size=160' };

const queries: Record<string, string>[] = [
  { limit: '100' },
  { sort: 'oldest', limit: '100' },
  { q: 'lamp', limit: '100' },
  { group: 'at_warehouse', limit: '100' },
];

/** What the product API answers some customers, at one instant. */
async function answersOf(db: Database, at: Date): Promise<unknown[]> {
  const product = await startProduct(db, at);
  const emails = ['ada@waybill.example', 'lin@waybill.example'];
  const answers: unknown[] = [];
  for (const email of emails) {
    const token = await product.tokenOf({ subject: `user-test-${email}`, email });
    const ask = async (name: string, query: Record<string, string> = {}) => {
      const { status, body } = await product.call(name, { token, query });
      answers.push({ email, name, query, status, body });
      return body;
    };
    for (const query of queries) await ask('getMyPackages', query);
    for (const name of ['getAccount', 'getOverview', 'getMyInvoices', 'getMyPayments', 'getMyShipments'])
      await ask(name);
  }
  await product.close();
  return answers;
}

const withoutEvents = async (db: Database) => {
  const { domain_events: events, ...contents } = await lastingContentsOf(db, withoutLoad);
  return { contents, events: events?.count };
};

describe.runIf(isFull)(
  `${packages} packages, backed up while they are written to`,
  { timeout: 600_000 },
  () => {
    const endings: (() => Promise<unknown>)[] = [];
    const now = new Date();
    let source: Awaited<ReturnType<typeof newFolder>>;
    let before: Awaited<ReturnType<typeof withoutEvents>>;
    let answers: unknown[];

    async function newPlace() {
      const own = await newFolder();
      endings.push(own.remove);
      await own.keepSecret();
      return own;
    }

    /** Backs up while others write. @returns how many pairs there are then */
    async function backUpUnderLoad(db: Database, file: string, env: Record<string, string> = {}) {
      const from = (await pairsIn(db)).length;
      const writing = keepWriting(db, from);
      const { code, stderr } = await runCommand(['backup', file], {
        dataDir: source.folder,
        env: { ...heap, ...env },
      }).finally(writing.stop);
      expect([code, stderr]).toEqual([0, '']);
      expect(writing.count()).toBeGreaterThan(from);
      return writing.count();
    }

    async function expectSame(db: Database, most: number): Promise<void> {
      expect(await withoutEvents(db)).toEqual(before);
      const pairs = await pairsIn(db);
      expect(pairs).toEqual(pairs.map((_, index) => index));
      expect(pairs.length).toBeLessThan(most);
      expect(await answersOf(db, now)).toEqual(answers);
      expect((await verifyLedger(db)).differences).toEqual([]);
    }

    let most: number;
    beforeAll(async () => {
      source = await newPlace();
      const db = await serve(source.folder, endings);
      await seedDemo(db, { clock: () => now });
      const owners = await db.select().from(schema.accounts);
      for (let seeded = 0; seeded < packages; seeded += lot) {
        const owner = owners[(seeded / lot) % owners.length];
        if (owner) await seedPackages(db, owner, lot, now);
      }
      await analyzePackages(db);
      // The first call of a customer notes who signs in to the account.
      answers = await answersOf(db, now);
      expect(answers).toHaveLength(18);
      before = await withoutEvents(db);
      expect(before.contents.packages?.count).toBeGreaterThan(packages);
      most = await backUpUnderLoad(db, source.file);
    }, 600_000);
    afterAll(async () => {
      for (const end of endings.splice(0).reverse()) await end();
    });

    const restore = (file: string, dataDir: string, env: Record<string, string> = {}) =>
      runCommand(['restore', file], { dataDir, env: { ...heap, ...env } });

    it('are the same in another data folder: every row of every table, and what the product API answers', async () => {
      const target = await newPlace();
      expect(await restore(source.file, target.folder)).toMatchObject({ code: 0, stderr: '' });
      const { db, close } = await openDatabase({ dataDir: target.folder });
      await expectSame(db, most).finally(close);
    });

    it.skipIf(inject('postgresqlUrl') === null)(
      'and in PostgreSQL, and from there in another PostgreSQL',
      async () => {
        const [first, second] = [await emptyPostgresql(), await emptyPostgresql()];
        endings.push(first.close, second.close);
        const to = (url: string) => ({ DATABASE_URL: url });
        expect(await restore(source.file, source.folder, to(first.url))).toMatchObject({
          code: 0,
          stderr: '',
        });
        await expectSame(first.db, most);
        const file = path.join(source.folder, 'again.backup');
        const opened = await openUnmigrated({ url: first.url });
        const written = await backUpUnderLoad(opened.db, file, to(first.url)).finally(opened.close);
        expect(await restore(file, source.folder, to(second.url))).toMatchObject({ code: 0, stderr: '' });
        await expectSame(second.db, written);
      },
    );
  },
);
