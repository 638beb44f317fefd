import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '@/lib/domain/account/overview';
import { latestChange } from '@/lib/domain/package/latest-change';
import type { Package, PackagePage } from '@/lib/domain/package/package';
import type { OpenedDatabase } from '@/server/database';
import { ingestTracker } from '@/server/product-api/tracking/ingest';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(start.getTime() - hours * 3_600_000);

describe.each(databases)('the latest change of packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function customer(timeZone = 'UTC') {
    const account = await addAccount(opened.db, { warehouseId, timeZone });
    const token = await product.tokenOf({ subject: `user-test-${account.id}`, email: account.email });
    const read = async <T>(call: string, query: Record<string, string> = {}) =>
      (await product.call(call, { token, query })).body as unknown as T;
    return { account, read, owner: { accountId: account.id, warehouseId } };
  }

  it('finding 18: a scan has one instant in the list, on Home and on the page, however late it was reported', async () => {
    const { account, read } = await customer();
    const { packageIds } = await ingestTracker(opened.db, {
      account,
      source: 'webhook',
      now: hoursAgo(2),
      tracker: {
        carrier: 'ups',
        trackingNumber: '1Z999AA10123456784',
        events: [
          { occurredAt: hoursAgo(20), status: 'in_transit', message: 'Departed' },
          { occurredAt: hoursAgo(9), status: 'delivered', message: 'Delivered' },
        ],
      },
    });
    const scannedAt = hoursAgo(9).toISOString();
    const [row] = (await read<PackagePage>('getMyPackages')).packages;
    const { news } = await read<Overview>('getOverview');
    const item = await read<Package>('getMyPackage', { id: packageIds[0] ?? '' });
    expect(row && latestChange(row)).toMatchObject({ at: scannedAt, scan: { message: 'Delivered' } });
    expect(news).toMatchObject([{ kind: 'package', at: scannedAt, message: 'Delivered' }]);
    expect(item).toMatchObject({ status: 'received', statusChangedAt: scannedAt, receivedAt: scannedAt });
    expect(item.events[0]?.occurredAt).toBe(scannedAt);
  });

  it('finding 18: “Latest update first” sorts by the instants that the rows show, over all pages', async () => {
    const { read, owner } = await customer();
    const scanned = (hours: number) => ({ message: 'Scan', occurredAt: hoursAgo(hours).toISOString() });
    // By state alone: 30, 7, 5, 3. By the rows' instants: 1, 3, 4, 7.
    await addPackage(opened.db, { ...owner, statusChangedAt: hoursAgo(30), lastEvent: scanned(1) });
    await addPackage(opened.db, { ...owner, statusChangedAt: hoursAgo(7), lastEvent: scanned(8) });
    await addPackage(opened.db, { ...owner, statusChangedAt: hoursAgo(5), lastEvent: scanned(4) });
    await addPackage(opened.db, { ...owner, statusChangedAt: hoursAgo(3), lastEvent: null });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PackagePage = await read('getMyPackages', { limit: '1', cursor });
      seen.push(...page.packages.map((row) => latestChange(row).at));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([1, 3, 4, 7].map((hours) => hoursAgo(hours).toISOString()));
    const oldest = await read<PackagePage>('getMyPackages', { sort: 'oldest' });
    expect(oldest.packages.map((row) => latestChange(row).at)).toEqual(seen.toReversed());
  });

  it('finding 18: the state a package was imported with is no news next to its scans; a later change is', async () => {
    const { account, read, owner } = await customer();
    const now = hoursAgo(2);
    const parcel = await addPackage(opened.db, {
      ...owner,
      status: 'expected',
      statusChangedAt: now,
      createdAt: now,
      inbound: { carrier: 'ups', trackingNumber: '1Z5338FF0107231059', trackingStatus: 'pending' },
    });
    await ingestTracker(opened.db, {
      account,
      source: 'import',
      now: hoursAgo(1),
      tracker: {
        carrier: 'ups',
        trackingNumber: '1Z5338FF0107231059',
        events: [{ occurredAt: hoursAgo(7), status: 'in_transit', message: 'Departed' }],
      },
    });
    const [row] = (await read<PackagePage>('getMyPackages')).packages;
    expect(row).toMatchObject({ id: parcel.id });
    expect(row && latestChange(row)).toMatchObject({ at: hoursAgo(7).toISOString() });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-05-10T09:59:59Z', '2026-05-10T10:00:00Z'],
    ['Pacific/Chatham', '2026-05-10T11:14:59Z', '2026-05-10T11:15:00Z'],
    ['America/Nassau', '2026-05-11T03:59:59Z', '2026-05-11T04:00:00Z'],
  ])(
    'finding 17: “Updated since” counts from the customer’s own midnight in %s',
    async (zone, before, from) => {
      const { read, owner } = await customer(zone);
      await addPackage(opened.db, { ...owner, statusChangedAt: new Date(before) });
      const { id } = await addPackage(opened.db, { ...owner, statusChangedAt: new Date(from) });
      const since = await read<PackagePage>('getMyPackages', { from: '2026-05-11' });
      expect(since.packages.map((row) => row.id)).toEqual([id]);
      expect((await read<PackagePage>('getMyPackages', { to: '2026-05-10' })).total).toBe(1);
    },
  );
});
