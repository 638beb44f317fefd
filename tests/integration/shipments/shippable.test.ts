import { expect, it } from 'vitest';
import { packagePageSchema, packageSchema, type PackagePage } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { addPackage } from '@/tests/support/product-data';
import { type Party } from './harness';
import { describeShipments } from './suite';

describeShipments('what may be shipped,', ({ shipments, database }) => {
  /** The ids that the list says may be shipped; each package's own answer agrees. */
  async function shippable({ get }: Party, query: Record<string, string> = {}): Promise<string[]> {
    const page = packagePageSchema.strict().parse(await get('getMyPackages', { limit: '200', ...query }));
    for (const { id, shippable: listed } of page.packages) {
      const own = packageSchema.strict().parse(await get('getMyPackage', { id }));
      expect(own.shippable, own.reference).toBe(listed);
    }
    return page.packages.flatMap((item) => (item.shippable ? [item.id] : [])).sort();
  }

  it('a package in storage may be shipped, and none in another state', async () => {
    const ada = await shipments().party(2);
    const { account, warehouseId } = ada.wms;
    for (const status of packageStatuses)
      if (status !== 'in_storage')
        await addPackage(database(), { accountId: account.id, warehouseId, status });
    expect(await shippable(ada)).toEqual([...ada.packageIds].sort());
    expect(await shippable(ada, { status: 'in_storage', sort: 'oldest' })).toHaveLength(2);
    expect(await shippable(ada, { status: 'received' })).toEqual([]);
  });

  it('those that may be shipped are asked for by page, the oldest first, and counted', async () => {
    const [ada, lin] = [await shipments().party(1), await shipments().party(1)];
    const { account, warehouseId } = ada.wms;
    const addOn = async (day: number, status: 'in_storage' | 'shipped' = 'in_storage') => {
      const statusChangedAt = new Date(Date.UTC(2026, 2, day));
      const owner = { accountId: account.id, warehouseId };
      return addPackage(database(), { ...owner, status, statusChangedAt });
    };
    const [third, first, second] = [await addOn(3), await addOn(1), await addOn(2)];
    await addOn(4, 'shipped');
    await ada.ask({ packageIds: [second.id] });
    const ask = async (query: Record<string, string>) =>
      packagePageSchema.strict().parse(await ada.get('getMyPackages', { shippable: 'true', ...query }));
    const idsOf = ({ packages }: PackagePage) => packages.map(({ id }) => id);
    const page = await ask({ sort: 'oldest', limit: '2' });
    expect(idsOf(page)).toEqual([first.id, third.id]);
    expect(page).toMatchObject({ total: 3, counts: { at_warehouse: 3, done: 0 } });
    const next = await ask({ sort: 'oldest', limit: '2', cursor: page.nextCursor ?? '' });
    expect(idsOf(next)).toEqual(ada.packageIds);
    expect(next).toMatchObject({ total: 3, nextCursor: null });
    expect(await ask({ group: 'done' })).toMatchObject({ packages: [], total: 0 });
    expect(idsOf(await ask({ status: 'in_storage', q: first.reference }))).toEqual([first.id]);
    expect(await shippable(lin, { shippable: 'true' })).toEqual(lin.packageIds);
    expect(await ada.get('getMyPackages', { shippable: 'false' })).toMatchObject({ code: 1010 });
  });

  it('one that waits for a price in a shipment may not, until that is canceled', async () => {
    const [ada, lin] = [await shipments().party(2), await shipments().party(1)];
    const [first = '', second = ''] = ada.packageIds;
    const { body: asked } = await ada.ask({ packageIds: [first] });
    expect(asked.status).toBe('quote_requested');
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    expect(await shippable(ada)).toEqual([second]);
    expect(await shippable(lin)).toEqual(lin.packageIds);
    await ada.call('cancelShipment', { id: asked.id, version: asked.version });
    expect(await shippable(ada)).toEqual([first, second].sort());
  });

  it('Home’s and the customer’s own file’s packages say the same', async () => {
    const ada = await shipments().party(2);
    const [first = '', second = ''] = ada.packageIds;
    await ada.ask({ packageIds: [first] });
    const data = await ada.get('getMyData');
    expect(data.packages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: second, shippable: true }),
        expect.not.objectContaining({ id: first, shippable: true }),
      ]),
    );
    const { arrivals } = (await ada.get('getOverview')) as unknown as {
      arrivals: { packages: { id: string; shippable?: boolean }[] };
    };
    expect(arrivals.packages.flatMap(({ id, shippable: may }) => (may ? [id] : []))).toEqual([second]);
  });
});
