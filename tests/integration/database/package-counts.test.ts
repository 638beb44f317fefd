import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packageGroups } from '@/lib/domain/package/package-status';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';
import { schema, type OpenedDatabase } from '@/server/database';
import { listPackages } from '@/server/database/repositories/packages/packages';
import { topMerchants } from '@/server/database/repositories/packages/packages-counts';
import { groupOf } from '@/server/database/repositories/packages/packages-derived';
import { databases } from '@/tests/support/databases';
import { addAccount, addPackage, addPackageOfEachStatus, addWarehouse } from '@/tests/support/product-data';

const { packageCounts, packages } = schema;

describe.each(databases)('stored counts of packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let warehouseId: string;
  let owner: { accountId: string; warehouseId: string };
  beforeAll(async () => {
    opened = await open();
    warehouseId = await addWarehouse(opened.db);
  });
  beforeEach(async () => {
    owner = { accountId: (await addAccount(opened.db, { warehouseId })).id, warehouseId };
  });
  afterAll(() => opened.close());

  /** Asserts that the stored counts equal those of a list by days, which is counted: over all states and in each. */
  async function expectRight() {
    const list = { sort: 'newest', after: null, limit: 1 } as const;
    const countsOf = async (filter: { status?: PackageStatus; since?: Date }) =>
      (await listPackages(opened.db, owner.accountId, { ...list, ...filter })).counts;
    const since = new Date(0);
    const counted = await countsOf({ since });
    expect(await countsOf({})).toEqual(counted);
    for (const status of packageStatuses) {
      expect(await countsOf({ status })).toEqual(await countsOf({ status, since }));
    }
    return counted;
  }
  const move = (status: PackageStatus, where = eq(packages.accountId, owner.accountId)) =>
    opened.db
      .update(packages)
      .set({ status, group: groupOf({ status }) })
      .where(where);

  it('an account without packages has none in any group', async () => {
    expect(Object.values(await expectRight())).toEqual(packageGroups.map(() => 0));
  });

  it('counts follow inserts, updates and deletes, one by one and in bulk', async () => {
    await addPackageOfEachStatus(opened.db, owner);
    await expectRight();
    const one = await addPackage(opened.db, owner);
    await move('ship_requested', eq(packages.id, one.id));
    expect((await expectRight()).being_prepared).toBe(4);
    await move('delivered');
    expect(await expectRight()).toMatchObject({ done: packageStatuses.length + 1, expected: 0 });
    await opened.db.delete(packages).where(eq(packages.id, one.id));
    expect((await expectRight()).done).toBe(packageStatuses.length);
  });

  it('a rolled-back transaction counts nothing', async () => {
    const undone = opened.db.transaction(async (tx) => {
      await addPackage(tx, owner);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expectRight();
  });

  it('each account has its own counts', async () => {
    const other = { warehouseId, accountId: (await addAccount(opened.db, { warehouseId })).id };
    await addPackage(opened.db, other);
    await addPackage(opened.db, owner);
    expect((await expectRight()).at_warehouse).toBe(1);
  });

  it('a package moved to another account counts there', async () => {
    const other = await addAccount(opened.db, { warehouseId });
    const { id } = await addPackage(opened.db, { ...owner, merchant: { name: 'Fernway Home' } });
    await opened.db.update(packages).set({ accountId: other.id }).where(eq(packages.id, id));
    await expectRight();
    expect(await topMerchants(opened.db, owner.accountId)).toEqual([]);
    expect(await topMerchants(opened.db, other.id)).toEqual([{ name: 'Fernway Home', packages: 1 }]);
  });

  it('twenty concurrent writers lose no count', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => addPackage(opened.db, { ...owner, merchant: { name: 'Lumenhaus' } })),
    );
    expect((await expectRight()).at_warehouse).toBe(20);
    expect(await topMerchants(opened.db, owner.accountId)).toEqual([{ name: 'Lumenhaus', packages: 20 }]);
  });

  it('the five merchants with the most packages, without packages that have none', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    for (const [index, name] of names.entries())
      for (let n = 0; n <= index; n += 1) await addPackage(opened.db, { ...owner, merchant: { name } });
    await addPackage(opened.db, { ...owner, merchant: { name: '' } });
    await addPackage(opened.db, owner);
    const top = await topMerchants(opened.db, owner.accountId);
    expect(top.map(({ name }) => name)).toEqual(['F', 'E', 'D', 'C', 'B']);
    expect(top[0]?.packages).toBe(6);
  });

  it('an account’s counts are deleted with the account', async () => {
    await addPackageOfEachStatus(opened.db, owner);
    await opened.db.delete(schema.accounts).where(eq(schema.accounts.id, owner.accountId));
    const left = opened.db.select().from(packageCounts).where(eq(packageCounts.accountId, owner.accountId));
    expect(await left).toEqual([]);
  });
});
