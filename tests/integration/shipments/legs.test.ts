import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { findLegs, saveLegs } from '@/server/database/repositories/packages/package-legs';
import { databases } from '@/tests/support/databases';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';

describe.each(databases)('the carriers’ numbers of packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let owner: { accountId: string; warehouseId: string };
  let numbers = 0;
  beforeAll(async () => {
    opened = await open();
    const warehouseId = await addWarehouse(opened.db);
    owner = { accountId: (await addAccount(opened.db, { warehouseId })).id, warehouseId };
  });
  afterAll(() => opened.close());

  const parcel = async () => (await addPackage(opened.db, { ...owner, inbound: null })).id;
  const leg = (trackingNumber: string) => ({
    carrier: 'ups',
    trackingNumber,
    trackingStatus: 'pending' as const,
  });
  const numberOf = () => `1Z${++numbers}`;
  const found = (number: string) => findLegs(opened.db, owner.accountId, 'ups', number);
  /** As the release before reads and writes: one package a number. */
  const before = async (number: string) => {
    const rows = await opened.db.select().from(schema.shipments);
    return rows
      .filter(({ trackingNumber }) => trackingNumber === number)
      .map(({ packageId, leg: of }) => [packageId, of]);
  };
  const writeBefore = (packageId: string, number: string) =>
    opened.db.execute(sql`
      insert into shipments (package_id, account_id, leg, carrier, tracking_number)
      values (${packageId}, ${owner.accountId}, 'inbound', 'ups', ${number})
      on conflict (account_id, carrier, tracking_number) do update
      set package_id = excluded.package_id, leg = excluded.leg`);

  it('an outbound number serves many packages, an inbound one only one', async () => {
    const [one, two] = [await parcel(), await parcel()];
    const [out, into] = [numberOf(), numberOf()];
    const ids = [one, two].sort();
    await saveLegs(
      opened.db,
      ids.map((id) => ({ id, ...owner, outbound: leg(out) })),
    );
    expect(await found(out)).toEqual(ids.map((packageId) => ({ packageId, leg: 'outbound' })));
    await saveLegs(opened.db, [{ id: one, ...owner, inbound: leg(into) }]);
    await expect(saveLegs(opened.db, [{ id: two, ...owner, inbound: leg(into) }])).rejects.toThrow();
  });

  it('the release before finds what this one writes', async () => {
    const [one, two] = [await parcel(), await parcel()].sort() as [string, string];
    const [number, other] = [numberOf(), numberOf()];
    await saveLegs(
      opened.db,
      [one, two].map((id) => ({ id, ...owner, outbound: leg(number) })),
    );
    expect(await before(number)).toEqual([[one, 'outbound']]);
    await saveLegs(opened.db, [{ id: one, ...owner, outbound: leg(other) }]);
    expect(await before(number)).toEqual([[two, 'outbound']]);
    expect(await before(other)).toEqual([[one, 'outbound']]);
    await opened.db.delete(schema.packages).where(sql`id = ${two}`);
    expect(await before(number)).toEqual([]);
  });

  it('this release finds what the one before writes, moves and deletes', async () => {
    const [one, two] = [await parcel(), await parcel()];
    const number = numberOf();
    await writeBefore(one, number);
    expect(await found(number)).toEqual([{ packageId: one, leg: 'inbound' }]);
    await writeBefore(two, number);
    expect(await found(number)).toEqual([{ packageId: two, leg: 'inbound' }]);
    await opened.db.execute(sql`update shipments set carrier = 'usps' where tracking_number = ${number}`);
    expect(await found(number)).toEqual([]);
    await opened.db.execute(sql`delete from shipments where package_id = ${two}`);
    expect(
      await opened.db
        .select()
        .from(schema.packageLegs)
        .where(sql`package_id = ${two}`),
    ).toEqual([]);
  });
});
