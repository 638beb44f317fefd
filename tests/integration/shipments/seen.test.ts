import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { myDataSchema } from '@/lib/domain/account/my-data';
import { overviewSchema } from '@/lib/domain/account/overview';
import { packageSchema } from '@/lib/domain/package/package';
import { shipmentPageSchema, shipmentSchema } from '@/lib/domain/shipment/shipment';
import { schema } from '@/server/database';
import { address, line, type Party } from './harness';
import { describeShipments } from './suite';

const scan = { leg: 'outbound', status: 'in_transit', message: 'Departed' };

describeShipments('where shipments are seen', ({ shipments, database }) => {
  const shipmentOf = async (party: Party, index = 0) => {
    const id = party.packageIds[index] ?? '';
    return packageSchema.strict().parse(await party.get('getMyPackage', { id })).shipment;
  };
  const found = async (party: Party, query: Record<string, string>) => {
    const page = shipmentPageSchema.strict().parse(await party.get('getMyShipments', query));
    expect(page.total).toBe(page.shipments.length);
    return page.shipments.map(({ id }) => id);
  };
  const asking = async (party: Party) => {
    const overview = overviewSchema.strict().parse(await party.get('getOverview'));
    return { ids: overview.shipments?.shipments.map(({ id }) => id), total: overview.shipments?.total };
  };
  const quoted = async (party: Party, given: object = {}) => {
    const { body } = await party.ask(given);
    const quote = { id: body.id, lines: [line(10_000)], validUntil: shipments().inAWeek() };
    return (await party.tell('answerQuote', quote)).body;
  };
  const packed = async (party: Party, amount: number, given: object = {}) => {
    const { id } = await shipments().requested(party, given);
    await party.tell('moveShipment', { id, status: 'processing' });
    return (await party.tell('packShipment', { id, weight: 4200, lines: [line(amount)] })).body;
  };

  describe('a package names its shipment', () => {
    it('from the request on, with what it asks; none before, and none once it is taken back', async () => {
      const ada = await shipments().party();
      expect(await shipmentOf(ada)).toBeUndefined();
      const { id, version } = await quoted(ada);
      const asked = { id, status: 'quote_requested', ask: 'accept_quote' };
      expect(await shipmentOf(ada)).toEqual(asked);
      expect(await shipmentOf(ada, 1)).toEqual(asked);
      await ada.call('cancelShipment', { id, version });
      expect(await shipmentOf(ada)).toBeUndefined();
    });

    it('the newest one, of several that it was in', async () => {
      const ada = await shipments().party(1);
      const first = await quoted(ada);
      await ada.call('cancelShipment', { id: first.id, version: first.version });
      const { id } = await shipments().requested(ada);
      expect(await shipmentOf(ada)).toEqual({ id, status: 'requested' });
    });

    it('after it has left, too, whatever its end', async () => {
      const ada = await shipments().party(1);
      const { id } = await packed(ada, 9000);
      await ada.tell('moveShipment', { id, status: 'shipped' });
      expect(await shipmentOf(ada)).toEqual({ id, status: 'shipped' });
      const reference = await shipments().referenceOf(ada.packageIds[0]);
      await ada.tell('trackShipment', { id, carrier: 'ups', trackingNumber: '1Z999AA10123450001' });
      await ada.wms.tell('packages', { suiteNumber: 'S-1', reference, status: 'lost' });
      expect(await ada.read(id)).toMatchObject({ status: 'cancelled' });
      expect(await shipmentOf(ada)).toEqual({ id, status: 'cancelled' });
    });

    it('not one that goes without it', async () => {
      const ada = await shipments().party();
      const { id } = await shipments().requested(ada);
      const [packageReference] = [await shipments().referenceOf(ada.packageIds[0])];
      await ada.tell('holdPackage', { id, packageReference, reason: 'Damaged' });
      expect(await shipmentOf(ada)).toBeUndefined();
      expect(await shipmentOf(ada, 1)).toEqual({ id, status: 'requested' });
    });
  });

  it('are found by a package’s reference and outbound number, by city, and by state; nobody else’s', async () => {
    const ada = await shipments().party();
    const lin = await shipments().party();
    const [first = '', second = ''] = ada.packageIds;
    const { id: leaving } = await packed(ada, 9000, { packageIds: [first] });
    const trackingNumber = '1Z999AA10123456999';
    await ada.tell('trackShipment', { id: leaving, carrier: 'ups', trackingNumber });
    const elsewhere = { ...address, locality: 'Freeport' };
    const { id: asked } = await quoted(ada, { packageIds: [second], address: elsewhere });
    await quoted(lin);

    expect(await found(ada, { q: trackingNumber })).toEqual([leaving]);
    expect(await found(ada, { q: (await shipments().referenceOf(second)).toLowerCase() })).toEqual([asked]);
    expect(await found(ada, { q: 'freep' })).toEqual([asked]);
    expect(await found(ada, { q: 'nassau' })).toEqual([leaving]);
    expect(await found(ada, { q: '%' })).toEqual([]);
    expect(await found(ada, { status: 'packed' })).toEqual([leaving]);
    expect(await found(ada, { status: 'packed', q: 'freep' })).toEqual([]);
    expect(await found(lin, { q: 'freep' })).toEqual([]);
    expect(await ada.get('getMyShipments', { status: 'lost' })).toMatchObject({ code: 1010 });
  });

  it('a scan of a parcel with several packages is told once, newest first', async () => {
    const ada = await shipments().party();
    const { id } = await packed(ada, 9000);
    await ada.tell('trackShipment', { id, carrier: 'ups', trackingNumber: '1Z999AA10123456111' });
    await ada.tell('moveShipment', { id, status: 'shipped' });
    const packageReference = await shipments().referenceOf(ada.packageIds[0]);
    for (const [hour, message] of ['Departed', 'Arrived'].entries()) {
      const occurredAt = `2026-05-21T1${hour}:00:00Z`;
      await ada.wms.tell('events', { ...scan, packageReference, occurredAt, message });
    }
    const { tracking } = shipmentSchema.strict().parse(await ada.get('getMyShipment', { id }));
    expect(tracking).toHaveLength(1);
    expect(tracking[0]?.packageIds).toHaveLength(2);
    expect(tracking[0]?.events?.map(({ message }) => message)).toEqual(['Arrived', 'Departed']);
  });

  it('Home is told of those that wait for an answer, the one that has waited longest first', async () => {
    const ada = await shipments().party(4);
    const [first = '', second = '', third = '', fourth = ''] = ada.packageIds;
    expect(await asking(ada)).toEqual({ ids: [], total: 0 });
    const dear = await packed(ada, 20_000, { packageIds: [first] });
    shipments().advance(60);
    const offer = await quoted(ada, { packageIds: [second] });
    await ada.ask({ packageIds: [third] });
    const paying = await packed(ada, 9000, { packageIds: [fourth] });
    await ada.tell('moveShipment', { id: paying.id, status: 'awaiting_payment' });
    expect(await ada.read(paying.id)).toMatchObject({ ask: 'pay' });

    expect(await asking(ada)).toEqual({ ids: [dear.id, offer.id], total: 2 });
    await ada.call('acceptQuote', { id: offer.id, version: (await ada.read(offer.id)).version });
    expect(await asking(ada)).toEqual({ ids: [dear.id], total: 1 });
    await ada.call('confirmShipment', { id: dear.id, version: dear.version });
    expect(await asking(ada)).toEqual({ ids: [], total: 0 });
  });

  it('Home is not told of a quote that is over', async () => {
    const ada = await shipments().party(1);
    const { body } = await ada.ask();
    const validUntil = new Date(shipments().clock().getTime() + 1000).toISOString();
    await ada.tell('answerQuote', { id: body.id, lines: [line(1)], validUntil });
    expect(await asking(ada)).toMatchObject({ total: 1 });
    shipments().advance(1);
    expect(await asking(ada)).toMatchObject({ total: 0 });
  });

  it('getMyData has the quotes of the customer that are kept, and nobody else’s', async () => {
    const ada = await shipments().party(1);
    const lin = await shipments().party(1);
    for (const party of [ada, lin]) {
      const contents = [{ description: 'Books', quantity: 1, unitValue: { amount: 3000, currency: 'USD' } }];
      await database()
        .update(schema.packages)
        .set({ weight: 1200, contents, declarationStatus: 'confirmed' })
        .where(inArray(schema.packages.id, party.packageIds));
    }
    const { body: quote } = await ada.call('quoteShipment', { packageIds: ada.packageIds, address });
    await lin.call('quoteShipment', { packageIds: lin.packageIds, address });
    const data = myDataSchema.strict().parse(await ada.get('getMyData'));
    expect(data.quotes).toEqual([quote]);
    await database().delete(schema.quotes).where(eq(schema.quotes.id, quote.id));
    expect(myDataSchema.parse(await ada.get('getMyData')).quotes).toEqual([]);
  });
});
