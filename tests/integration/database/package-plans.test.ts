import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { schema, type OpenedDatabase } from '@/server/database';
import { packageOrder, packageRows } from '@/server/database/repositories/operators/operators-read-packages';
import { packageFilter, packageOrders } from '@/server/database/repositories/packages/packages-filter';
import { rowsOf } from '@/server/database/repositories/packages/packages-rows';
import { analyzePackages, seedPackages } from '@/server/demo-data/many';
import { databases } from '@/tests/support/databases';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const { packages } = schema;
const amount = 5_000;

describe.each(databases)('query plans of package reads on $name, at some thousands', ({ open }) => {
  let opened: OpenedDatabase;
  let accountId: string;
  let warehouseId: string;

  beforeAll(async () => {
    opened = await open();
    warehouseId = await addWarehouse(opened.db);
    const account = await addAccount(opened.db, { warehouseId, kind: 'business' });
    accountId = account.id;
    const owner = { id: account.id, warehouseId, kind: 'business' as const, name: account.name };
    await seedPackages(opened.db, owner, amount, new Date('2026-05-10T12:00:00Z'));
    await analyzePackages(opened.db);
  });
  afterAll(() => opened.close());

  /** The steps of a query's plan, and how many rows its scans read. */
  async function planOf(query: ReturnType<typeof sql>) {
    const { rows } = (await opened.db.execute(sql`explain (analyze, costs off, timing off) ${query}`)) as {
      rows: Record<string, string>[];
    };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
  const removed = (plan: string) =>
    [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);

  it.each([
    ['from the start', {}],
    ['far down', { after: { sort: packageOrder, key: 'pkg_8', id: 'pkg_8' } }],
    ['one by its reference', { reference: 'none' }],
  ])('what an operator reads, %s, reads an index and few other rows', async (_, given) => {
    const query = packageRows(opened.db, warehouseId, { after: null, limit: 25, ...given });
    const plan = await planOf(query.getSQL());
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan on packages');
    expect(removed(plan), plan).toBeLessThan(amount / 10);
  });

  // Keys that a page can end with: `9999-12-31` is of completed packages alone, see `packages.expectedOn`.
  const deep = {
    newest: () => '2024-06-01T00:00:00.000Z',
    oldest: () => '2026-05-01T00:00:00.000Z',
    arrival: (group?: PackageGroup) => (group === 'on_the_way' ? '9999-12-30' : '9999-12-31'),
  };
  const sorts = Object.keys(packageOrders) as (keyof typeof packageOrders)[];
  const groups = [undefined, 'done' as const, 'on_the_way' as const];
  const pages = sorts.flatMap((sort) =>
    groups.flatMap((group) => [false, true].map((far) => ({ sort, group, far }))),
  );

  it.each(pages)(
    'a page by $sort of group $group, far down: $far, reads an index and few other rows',
    async (page) => {
      const { sort, group, far } = page;
      const order = packageOrders[sort];
      const after = far ? order.after({ key: deep[sort](group), id: 'pkg_8' }) : sql`true`;
      const inGroup = group ? sql`${packages.group} = ${group}` : sql`true`;
      const plan = await planOf(
        sql`select id from ${packages} where ${packageFilter(accountId, {})} and ${inGroup} and ${after}
          order by ${sql.join([...order.by], sql`, `)} limit 26`,
      );
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Seq Scan');
      expect(removed(plan), plan).toBeLessThan(amount / 10);
    },
  );

  it('what may be shipped is looked up row by row, not read for all customers at once', async () => {
    const rows = rowsOf(opened.db, { filter: packageFilter(accountId, {}), sort: 'newest', limit: 26 });
    const plan = await planOf(rows.getSQL());
    expect(plan).toContain('shipment_packages_live');
    expect(plan).toContain('(package_id = packages.id)');
  });

  it.each(['no such package', '4711081547110815'])('a search for %j uses the trigram index', async (q) => {
    const plan = await planOf(
      sql`select id from ${packages} where ${packageFilter(accountId, { q })}
          order by ${sql.join([...packageOrders.newest.by], sql`, `)} limit 26`,
    );
    expect(plan).toContain('packages_search');
  });
});
