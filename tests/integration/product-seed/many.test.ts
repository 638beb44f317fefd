import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { packagePageSchema, packageSchema } from '@/lib/domain/package/package';
import { createCommands, type Commands } from '@/server/cli/commands';
import { runSeedPackages, seedArguments } from '@/server/cli/commands/terminal/seed-packages';
import { schema, type OpenedDatabase } from '@/server/database';
import { listPackages } from '@/server/database/repositories/packages/packages';
import { groupOf, searchTextOf } from '@/server/database/repositories/packages/packages-derived';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const now = new Date('2026-05-10T12:00:00Z');
const amount = 5_400;

describe.each(databases)('seed-packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let account: Awaited<ReturnType<typeof addAccount>>;
  let token: string;
  let commands: Commands;
  const calls: unknown[] = [];

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, now);
    account = await addAccount(opened.db, { warehouseId: await addWarehouse(opened.db), kind: 'business' });
    token = await product.tokenOf({ subject: 'user-test-many', email: account.email });
    commands = createCommands({ db: opened.db, clock: () => now, settings: parseSettings({}) });
    const run = (command: keyof Commands, body: unknown) => {
      calls.push(body);
      return commands[command](body);
    };
    const input = seedArguments({ customer: account.email, count: String(amount) });
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await runSeedPackages({ run, close: async () => undefined }, input);
    expect(printed).toHaveBeenCalledWith('Ada Whitfield has 5,400 packages more.');
    printed.mockRestore();
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  it('gives the customer that many packages, in batches, with right counts', async () => {
    expect(calls).toMatchObject([
      { count: 5_000, last: false },
      { count: 400, last: true },
    ]);
    const mine = eq(schema.packages.accountId, account.id);
    const list = { sort: 'newest', after: null, limit: 1 } as const;
    const { counts: kept } = await listPackages(opened.db, account.id, list);
    const { counts } = await listPackages(opened.db, account.id, { ...list, since: new Date(0) });
    expect(kept).toEqual(counts);
    expect(Object.values(kept).reduce((sum, n) => sum + n, 0)).toBe(amount);
    expect(Object.values(kept).every((n) => n > 0)).toBe(true);
    const inHold = await opened.db
      .select({ n: count() })
      .from(schema.packages)
      .where(and(mine, eq(schema.packages.status, 'on_hold')));
    expect(inHold[0]?.n).toBeGreaterThan(0);
  });

  it('they read like any other, and derived fields are what the app derives', async () => {
    const answer = await product.call('getMyPackages', { token, query: { limit: '50' } });
    const page = packagePageSchema.strict().parse(answer.body);
    expect(page.total).toBe(amount);
    for (const { id } of page.packages.slice(0, 10)) {
      const { body } = await product.call('getMyPackage', { token, query: { id } });
      const found = packageSchema.strict().parse(body);
      if (found.group !== 'done' && found.status !== 'expected')
        expect(found.events.length).toBeGreaterThan(2);
    }
    const rows = await opened.db.select().from(schema.packages).limit(50);
    for (const row of rows) expect(row).toMatchObject({ group: groupOf(row), searchText: searchTextOf(row) });
  });

  it('each can be found by its number', async () => {
    const [one] = await opened.db.select().from(schema.packages).limit(1).offset(4_321);
    const q = one?.inbound?.trackingNumber ?? '';
    const { body } = await product.call('getMyPackages', { token, query: { q } });
    expect(body).toMatchObject({ total: 1, packages: [{ id: one?.id }] });
  });

  it('refuses an unknown customer and an invalid count', async () => {
    const body = { customer: 'nobody@example.com', count: 1, last: true };
    await expect(commands['seed-packages'](body)).rejects.toThrow('There is no customer');
    for (const count of [undefined, '0', '-1', 'many', '1000001'])
      expect(() => seedArguments({ customer: 'ada@waybill.example', count })).toThrow('--count must be');
    expect(() => seedArguments({ count: '5' })).toThrow('Name the customer');
  });
});
