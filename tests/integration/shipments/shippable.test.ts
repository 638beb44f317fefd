import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePageSchema, packageSchema } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { addPackage } from '@/tests/support/product-data';
import { startShipments, type Party, type Shipments } from './harness';

describe.each(databases)('what may be shipped, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let shipments: Shipments;

  beforeAll(async () => {
    opened = await open();
    shipments = await startShipments(opened.db);
  });
  afterAll(async () => {
    await shipments.close();
    await opened.close();
  });

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
    const ada = await shipments.party(2);
    const { account, warehouseId } = ada.wms;
    for (const status of packageStatuses)
      if (status !== 'in_storage')
        await addPackage(opened.db, { accountId: account.id, warehouseId, status });
    expect(await shippable(ada)).toEqual([...ada.packageIds].sort());
    expect(await shippable(ada, { status: 'in_storage', sort: 'oldest' })).toHaveLength(2);
    expect(await shippable(ada, { status: 'received' })).toEqual([]);
  });

  it('one that waits for a price in a shipment may not, until that is canceled', async () => {
    const [ada, lin] = [await shipments.party(2), await shipments.party(1)];
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
    const ada = await shipments.party(2);
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
