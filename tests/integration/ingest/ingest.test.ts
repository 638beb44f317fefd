import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { addPackage } from '../../support/product-data';
import { scan, startIngest } from './harness';

describe.each(databases)('ingest on $name', ({ open }) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  const start = () => startIngest(opened.db);

  /** An outbound package, with the shipment that carries it. */
  async function startOutbound(status: 'packed' | 'shipped' | 'in_storage') {
    const ingest = await start();
    const row = await addPackage(opened.db, {
      accountId: ingest.account.id,
      warehouseId: ingest.account.warehouseId,
      status,
      outbound: { carrier: 'ups', trackingNumber: '1Z999AA10123456784', trackingStatus: 'pending' },
    });
    const current = async () => (await ingest.packages()).find(({ id }) => id === row.id);
    return { ...ingest, current };
  }

  it('data-model "Package": an unannounced shipment becomes an expected package', async () => {
    const { tell, packages, events, account } = await start();
    const facts = { estimatedDelivery: '2026-03-09', trackingUrl: 'https://example.com/1', weight: 2840 };
    const result = await tell([scan('info_received', 1), scan('in_transit', 2, 'Arrived at hub')], facts);
    expect(result).toMatchObject({ outcome: 'created', newEvents: 2, duplicateEvents: 0 });
    const [row] = await packages();
    expect(row).toMatchObject({
      status: 'expected',
      group: 'expected',
      warehouseId: account.warehouseId,
      description: 'UPS package ending 456784',
      statusChangedAt: new Date('2026-03-03T00:00:00Z'),
      weight: 2840,
      inbound: {
        carrier: 'ups',
        trackingNumber: '1Z999AA10123456784',
        trackingStatus: 'in_transit',
        estimatedDelivery: '2026-03-09',
        trackingUrl: 'https://example.com/1',
      },
      lastEvent: { message: 'Arrived at hub', occurredAt: '2026-03-03T00:00:00.000Z' },
    });
    expect(row?.reference).toMatch(/^WB-\d{10}$/);
    expect(row?.searchText).toContain('1z999aa10123456784');
    expect(await events(result.packageIds[0] ?? '')).toHaveLength(2);
  });

  it('data-model "TrackingEvent": a second run, and a duplicate event, change nothing', async () => {
    const { tell, packages } = await start();
    const events = [scan('in_transit', 1), scan('delivered', 2)];
    await tell([...events, ...events]);
    const before = await packages();
    const again = { ...scan('in_transit', 1), message: '  In_Transit ' };
    expect(await tell([...events, again])).toMatchObject({
      outcome: 'unchanged',
      newEvents: 0,
      duplicateEvents: 3,
    });
    expect(await packages()).toEqual(before);
  });

  it('proof of delivery at the dock receives the package, at the carrier’s time', async () => {
    const { tell, packages } = await start();
    await tell([scan('in_transit', 1)]);
    await tell([scan('delivered', 3)]);
    const [row] = await packages();
    expect(row).toMatchObject({ status: 'received', group: 'at_warehouse' });
    expect(row?.receivedAt?.toISOString()).toBe('2026-03-04T00:00:00.000Z');
    expect(row?.inbound).toMatchObject({
      trackingStatus: 'delivered',
      deliveredAt: '2026-03-04T00:00:00.000Z',
    });
  });

  it.each([
    ['returned', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('an inbound shipment that is %s leaves the package %s', async (end, status) => {
    const { tell, packages } = await start();
    await tell([scan('in_transit', 1), scan(end, 2)]);
    expect((await packages())[0]).toMatchObject({ status, group: 'done' });
  });

  it('data-model "Tracking status": a terminal status is never overwritten by a late scan', async () => {
    const { tell, packages } = await start();
    await tell([scan('delivered', 3)]);
    await tell([scan('in_transit', 4)]);
    await tell([scan('exception', 5)]);
    const [row] = await packages();
    expect(row?.inbound?.trackingStatus).toBe('delivered');
    expect(row?.status).toBe('received');
    expect(row?.lastEvent?.message).toBe('exception');
  });

  it('data-model "Tracking status": a known scan that is now reported as the end ends the shipment, and stays its end', async () => {
    const { tell, packages, events } = await start();
    const last = scan('in_transit', 2, 'At the door');
    await tell([scan('in_transit', 1), last]);
    expect(await tell([{ ...last, status: 'delivered' }])).toMatchObject({
      outcome: 'updated',
      newEvents: 0,
    });
    expect(await tell([last])).toMatchObject({ outcome: 'unchanged' });
    const [row] = await packages();
    expect(row).toMatchObject({ status: 'received', inbound: { trackingStatus: 'delivered' } });
    expect(await events(row?.id ?? '')).toHaveLength(2);
  });

  it('data-model "Tracking status": without events a shipment has the source’s own status, which moves no package', async () => {
    const { tell, packages } = await start();
    const status = async () => (await packages()).map((row) => [row.status, row.inbound?.trackingStatus]);
    await tell([], { status: 'info_received' });
    expect(await status()).toEqual([['expected', 'info_received']]);
    expect((await tell([])).outcome).toBe('unchanged');
    await tell([], { status: 'delivered' });
    await tell([], { status: 'in_transit' });
    await tell([scan('out_for_delivery', 1)]);
    expect(await status()).toEqual([['expected', 'delivered']]);
  });

  it('the warehouse’s records win: no scan moves a stored package back', async () => {
    const { tell, packages, account } = await start();
    await tell([scan('in_transit', 1)]);
    const receivedAt = new Date('2026-03-20T15:00:00Z');
    await opened.db
      .update(schema.packages)
      .set({ status: 'in_storage', receivedAt })
      .where(eq(schema.packages.accountId, account.id));
    await tell([scan('delivered', 3)]);
    expect((await packages())[0]).toMatchObject({ status: 'in_storage', receivedAt });
  });

  it.each([
    ['shipped', ['in_transit'], 'in_transit'],
    ['shipped', ['info_received'], 'shipped'],
    ['shipped', ['out_for_delivery'], 'out_for_delivery'],
    ['shipped', ['in_transit', 'out_for_delivery', 'attempt_fail'], 'exception'],
    ['shipped', ['attempt_fail', 'out_for_delivery', 'delivered', 'in_transit'], 'delivered'],
    ['shipped', ['out_for_delivery', 'in_transit'], 'in_transit'],
    ['shipped', ['available_for_pickup'], 'available_for_pickup'],
    ['shipped', ['in_transit', 'returned'], 'returned'],
    ['packed', ['info_received'], 'packed'],
    ['packed', ['exception'], 'packed'],
    ['packed', ['in_transit'], 'in_transit'],
    ['in_storage', ['in_transit'], 'in_transit'],
  ] as const)('an outbound shipment moves a %s package by %j to %s', async (from, scans, to) => {
    const { tell, current } = await startOutbound(from);
    const result = await tell(scans.map((status, day) => scan(status, day)));
    expect(result.outcome).toBe('updated');
    const row = await current();
    expect(row?.status).toBe(to);
    expect(row?.version).toBe(2);
    expect(row?.inbound?.trackingStatus).toBe('delivered');
  });

  it('a delivered package is left as it is', async () => {
    const { tell, current } = await startOutbound('shipped');
    await tell([scan('delivered', 3)]);
    await tell([scan('returned', 4)]);
    expect((await current())?.status).toBe('delivered');
  });

  it('two concurrent runs create one package and each event once', async () => {
    const { tell, packages, events } = await start();
    const told = Array.from({ length: 20 }, (_, day) => scan('in_transit', day));
    const results = await Promise.all([tell(told), tell(told), tell(told.toReversed())]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['created', 'unchanged', 'unchanged']);
    const rows = await packages();
    expect(rows).toHaveLength(1);
    expect(await events(rows[0]?.id ?? '')).toHaveLength(20);
  });

  it('security 18: the same number of another customer is another package', async () => {
    const [mine, theirs] = [await start(), await start()];
    await mine.tell([scan('in_transit', 1)]);
    await theirs.tell([scan('delivered', 2)]);
    expect((await mine.packages())[0]?.status).toBe('expected');
    expect((await theirs.packages())[0]?.status).toBe('received');
  });

  it('more events than one statement accepts are all stored', async () => {
    const { tell } = await start();
    const many = Array.from({ length: 2500 }, (_, index) => scan('in_transit', 1, `Scan ${index}`));
    expect((await tell(many)).newEvents).toBe(2500);
    expect((await tell(many)).outcome).toBe('unchanged');
  });
});
