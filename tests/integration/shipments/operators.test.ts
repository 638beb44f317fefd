import { expect, it } from 'vitest';
import { warehouseEventKinds, customerEventKinds } from '@/lib/domain/event/catalogue';
import { invoiceRow, paymentRow } from '../operators/harness';
import { line, type Party } from './harness';
import { describeShipments } from './suite';

describeShipments('shipments that a warehouse prepares', ({ shipments }) => {
  /** A shipment that is being prepared, agreed on at 100.00. */
  async function processing(party: Party, given: object = {}) {
    const { id } = await shipments().requested(party, given);
    return (await party.tell('moveShipment', { id, status: 'processing' })).body;
  }
  const packing = (id: string, amount: number, given: object = {}) => ({
    id,
    weight: 4200,
    dimensions: { length: 400, width: 300, height: 200 },
    lines: [line(amount)],
    ...given,
  });

  it('one command moves a shipment and its packages; the same again changes nothing', async () => {
    const ada = await shipments().party();
    const { id } = await shipments().requested(ada);
    const { body } = await ada.tell('moveShipment', { id, status: 'processing' });
    expect(await ada.states()).toEqual(['processing', 'processing']);
    expect((await ada.tell('moveShipment', { id, status: 'processing' })).body).toEqual(body);
    expect((await ada.tell('moveShipment', { id, status: 'shipped' })).body.code).toBe(1042);
    expect(await ada.states()).toEqual(['processing', 'processing']);
  });

  it('at packed the final lines become one invoice of the warehouse’s series', async () => {
    const terms = { shipmentRule: { tolerance: 0, invoiceSeries: 'MIA-S', dueDays: 7 } };
    const ada = await shipments().party(2, terms);
    const { id } = await processing(ada);
    const reference = await shipments().referenceOf(ada.packageIds[0]);
    const lines = [line(9000, { packageReference: reference }), line(500, { kind: 'handling' })];
    const { body } = await ada.tell('packShipment', packing(id, 0, { lines }));
    expect(body).toMatchObject({
      status: 'packed',
      invoiceNumber: 'MIA-S1',
      amountDue: 9500,
      unconfirmed: false,
    });
    expect(await ada.states()).toEqual(['packed', 'packed']);
    const told = await ada.read(id);
    expect(told).toMatchObject({
      packed: { weight: 4200 },
      estimate: { total: { amount: 10_000 } },
      final: { total: { amount: 9500 } },
    });
    expect(told.differences).toMatchObject([
      { kind: 'shipping', estimated: { amount: 10_000 }, final: { amount: 0 } },
      { kind: 'shipping', estimated: { amount: 0 }, final: { amount: 9000 } },
      { kind: 'handling', estimated: { amount: 0 }, final: { amount: 500 } },
    ]);
    const invoice = await ada.get('getMyInvoice', { id: told.invoice?.id ?? '' });
    expect(invoice).toMatchObject({ number: 'MIA-S1', dueDate: '2026-05-27', total: { amount: 9500 } });
    expect(invoice.packages).toHaveLength(2);
  });

  it('the operator’s own number is taken in place of the series, unless another invoice has it', async () => {
    const ada = await shipments().party();
    const { id } = await processing(ada);
    const bill = invoiceRow();
    await ada.wms.tell('invoices', bill);
    const taken = await ada.tell('packShipment', packing(id, 100, { invoiceNumber: bill.number }));
    expect(taken.body).toMatchObject({ code: 1010, fields: { invoiceNumber: 'is that of another invoice' } });
    const { body } = await ada.tell('packShipment', packing(id, 100, { invoiceNumber: 'WMS-7' }));
    expect(body).toMatchObject({ invoiceNumber: 'WMS-7', amountDue: 100 });
  });

  it('the series passes over numbers that the operator has given to invoices', async () => {
    const ada = await shipments().party();
    await ada.wms.tell('invoices', invoiceRow({ number: 'S-1' }));
    const { id } = await processing(ada);
    expect((await ada.tell('packShipment', packing(id, 100))).body).toMatchObject({ invoiceNumber: 'S-2' });
  });

  it('above the tolerance the customer confirms, and only then it is charged and goes on', async () => {
    const terms = { shipmentRule: { tolerance: 10, invoiceSeries: 'S-', dueDays: 14 } };
    const ada = await shipments().party(2, terms);
    const within = await processing(ada, { packageIds: ada.packageIds.slice(0, 1) });
    expect((await ada.tell('packShipment', packing(within.id, 11_000))).body).toMatchObject({
      unconfirmed: false,
    });
    const { id } = await processing(ada, { packageIds: ada.packageIds.slice(1) });
    const { body: packed } = await ada.tell('packShipment', packing(id, 11_001));
    expect(packed).toMatchObject({ status: 'packed', unconfirmed: true });
    expect(packed.invoiceNumber).toBeUndefined();
    expect((await ada.tell('moveShipment', { id, status: 'shipped' })).body.code).toBe(1042);
    expect(await ada.read(id)).toMatchObject({ ask: 'confirm' });
    const { body } = await ada.call('confirmShipment', { id, version: packed.version });
    expect(body.ask).toBeUndefined();
    expect(body.invoice).toMatchObject({ number: 'S-2', amountDue: { amount: 11_001 } });
    const again = await ada.call('confirmShipment', { id, version: body.version });
    expect(again.body.code).toBe(1042);
    expect((await ada.tell('moveShipment', { id, status: 'awaiting_payment' })).body.status).toBe(
      'awaiting_payment',
    );
  });

  it('a payment of the invoice ends its waiting: the warehouse says when it leaves (decision 064)', async () => {
    const ada = await shipments().party();
    const { id } = await processing(ada);
    const { body: packed } = await ada.tell('packShipment', packing(id, 9000));
    await ada.tell('moveShipment', { id, status: 'awaiting_payment' });
    expect(await ada.read(id)).toMatchObject({ ask: 'pay', status: 'awaiting_payment' });
    await ada.wms.tell('payments', paymentRow(packed.invoiceNumber ?? '', 9000));
    const paid = await ada.read(id);
    expect(paid).toMatchObject({ status: 'packed', invoice: { amountDue: { amount: 0 } } });
    expect(paid.ask).toBeUndefined();
    expect((await ada.tell('moveShipment', { id, status: 'shipped' })).body.status).toBe('shipped');
    expect(await ada.states()).toEqual(['shipped', 'shipped']);
  });

  it('one outbound number is that of all its packages, and a scan moves them all', async () => {
    const ada = await shipments().party(3);
    const { id } = await processing(ada);
    await ada.tell('packShipment', packing(id, 9000));
    const parcel = { id, carrier: 'ups', trackingNumber: '1Z999AA10123456784' };
    const { body } = await ada.tell('trackShipment', parcel);
    expect(body.tracking).toMatchObject([{ trackingNumber: parcel.trackingNumber }]);
    expect((await ada.read(id)).tracking[0]?.packageIds).toHaveLength(3);
    await ada.tell('moveShipment', { id, status: 'shipped' });
    const reference = await shipments().referenceOf(ada.packageIds[1]);
    const scan = { packageReference: reference, leg: 'outbound', message: 'Scanned' };
    const told = { ...scan, occurredAt: '2026-05-21T10:00:00Z', status: 'in_transit' };
    expect(await ada.wms.tell('events', told)).toMatchObject({ outcome: 'created' });
    expect(await ada.states()).toEqual(['in_transit', 'in_transit', 'in_transit']);
    await ada.wms.tell('events', { ...told, occurredAt: '2026-05-22T10:00:00Z', status: 'delivered' });
    expect(await ada.states()).toEqual(['delivered', 'delivered', 'delivered']);
    const ended = await ada.read(id);
    expect(ended.status).toBe('delivered');
    expect(ended.history.at(-1)).toMatchObject({ status: 'delivered', by: 'carrier' });
  });

  it('a shipment leaves in several parcels, and is delivered with the last', async () => {
    const ada = await shipments().party(2);
    const { id } = await processing(ada);
    await ada.tell('packShipment', packing(id, 9000));
    const references = await Promise.all(ada.packageIds.map((one) => shipments().referenceOf(one)));
    for (const [n, reference] of references.entries()) {
      const trackingNumber = `1Z999AA1012345678${n}`;
      await ada.tell('trackShipment', { id, carrier: 'ups', trackingNumber, packageReferences: [reference] });
    }
    expect((await ada.read(id)).tracking).toHaveLength(2);
    const scan = (reference: string | undefined, status: string) =>
      ada.wms.tell('events', {
        ...{ packageReference: reference, leg: 'outbound', message: status, status },
        occurredAt: '2026-05-21T10:00:00Z',
      });
    await scan(references[0], 'in_transit');
    expect((await ada.read(id)).status).toBe('packed');
    await scan(references[1], 'delivered');
    expect((await ada.read(id)).status).toBe('shipped');
    await scan(references[0], 'delivered');
    expect((await ada.read(id)).status).toBe('delivered');
  });

  it('a hold takes its package out, or holds the shipment, as the customer wished', async () => {
    for (const [wish, states] of [
      ['without', ['on_hold', 'packed']],
      ['wait', ['packed', 'packed']],
    ] as const) {
      const ada = await shipments().party();
      const { id } = await processing(ada, { onHold: wish });
      const packageReference = await shipments().referenceOf(ada.packageIds[0]);
      const held = await ada.tell('holdPackage', { id, packageReference, reason: 'Battery inside' });
      expect(held.status).toBe(200);
      expect(await ada.states()).toEqual(['on_hold', 'processing']);
      const told = await ada.read(id);
      expect(told.packages).toHaveLength(wish === 'wait' ? 2 : 1);
      expect(told.history.at(-1)?.out).toEqual(wish === 'wait' ? undefined : [packageReference]);
      if (wish === 'wait') {
        expect((await ada.tell('packShipment', packing(id, 9000))).body.message).toContain(packageReference);
        await ada.tell('releasePackage', { id, packageReference });
      }
      await ada.tell('packShipment', packing(id, 9000));
      expect(await ada.states()).toEqual(states);
      const again = await ada.ask({ packageIds: ada.packageIds.slice(0, 1) });
      expect(again.body.code).toBe(1042);
    }
  });

  it('a package is held before the warehouse prepares it, and a row can hold it while it does', async () => {
    const ada = await shipments().party();
    const { id } = await shipments().requested(ada);
    const references = await Promise.all(ada.packageIds.map((one) => shipments().referenceOf(one)));
    await ada.tell('holdPackage', { id, packageReference: references[0], reason: 'Battery' });
    expect(await ada.states()).toEqual(['on_hold', 'ship_requested']);
    await ada.tell('moveShipment', { id, status: 'processing' });
    const row = { reference: references[1], suiteNumber: 'S-1', status: 'on_hold' };
    expect(await ada.wms.tell('packages', row)).toMatchObject({ outcome: 'updated' });
    const ended = await ada.read(id);
    expect(ended).toMatchObject({ status: 'cancelled', packages: [] });
  });

  it('a package that is held before the quote is accepted takes the quote back', async () => {
    const ada = await shipments().party();
    const { body: asked } = await ada.ask();
    const quote = { id: asked.id, lines: [line(10_000)], validUntil: shipments().inAWeek() };
    await ada.tell('answerQuote', quote);
    const reference = await shipments().referenceOf(ada.packageIds[0]);
    await ada.wms.tell('packages', { reference, suiteNumber: 'S-1', status: 'on_hold' });
    const told = await ada.read(asked.id);
    expect(told).toMatchObject({ status: 'quote_requested', packages: [{ id: ada.packageIds[1] }] });
    expect(told).not.toHaveProperty('quote');
  });

  it('a row does not move a package of a requested shipment', async () => {
    const ada = await shipments().party();
    const { id } = await shipments().requested(ada);
    const reference = await shipments().referenceOf(ada.packageIds[0]);
    const row = { reference, suiteNumber: 'S-1', status: 'processing' };
    const issues = [{ field: 'status', reason: `moves with shipment ${id}` }];
    expect(await ada.wms.tell('packages', row)).toMatchObject({ outcome: 'rejected', issues });
    expect(await ada.states()).toEqual(['ship_requested', 'ship_requested']);
  });

  it('a declined shipment gives its packages back', async () => {
    const ada = await shipments().party();
    const { id } = await shipments().requested(ada);
    const { body } = await ada.tell('declineShipment', { id, reason: 'We don’t ship there' });
    expect(body).toMatchObject({ status: 'cancelled', history: [{}, {}, { note: 'We don’t ship there' }] });
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
  });

  it('a packed shipment that nobody confirms or pays is given up, and its packages are stored again', async () => {
    const ada = await shipments().party();
    const { id } = await processing(ada);
    await ada.tell('packShipment', packing(id, 20_000));
    const { body } = await ada.tell('declineShipment', { id });
    expect(body).toMatchObject({ status: 'cancelled', unconfirmed: false });
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    const over = await ada.call('confirmShipment', { id, version: body.version });
    expect(over.body.code).toBe(1042);
  });

  it('lines that are wrong are named, and nothing changes', async () => {
    const ada = await shipments().party();
    const { id } = await processing(ada);
    const wrong = [line(100, { packageReference: 'NONE' })];
    const named = await ada.tell('packShipment', packing(id, 0, { lines: wrong }));
    expect(named.body).toMatchObject({ code: 1010 });
    expect(Object.keys(named.body.fields ?? {})).toEqual(['lines[0].packageReference']);
    const other = await ada.tell('packShipment', packing(id, 100, { currency: 'EUR' }));
    expect(other.body).toMatchObject({
      code: 1010,
      fields: { currency: 'is EUR, and the estimate is in USD' },
    });
    expect(await ada.states()).toEqual(['processing', 'processing']);
  });

  it('reading and writing are scopes of their own', async () => {
    const ada = await shipments().party();
    const { id } = await shipments().requested(ada);
    const { wms } = ada;
    expect((await wms.read('shipments', { id })).body.shipments).toMatchObject([
      { id, suiteNumber: 'S-1', status: 'requested', estimate: { total: 10_000 } },
    ]);
    const writer = await shipments().operator(['shipments:write', 'packages']);
    expect((await writer.read('shipments')).body).toMatchObject({ code: 1040 });
    const reader = await shipments().operator(['shipments:read']);
    const move = await shipments().call('operator/moveShipment', {
      token: reader.key,
      body: { id, status: 'processing' },
    });
    expect(move.body).toMatchObject({ code: 1040 });
  });

  it('pages of shipments have each once', async () => {
    const ada = await shipments().party(5);
    const asked = await Promise.all(
      ada.packageIds.map(async (id) => (await ada.ask({ packageIds: [id] })).body.id),
    );
    const found: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ada.wms.read('shipments', { cursor, limit: '2' });
      found.push(...body.shipments.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(found).toEqual(asked.sort());
  });

  it('what happens to a shipment is in the warehouse’s changes, with the shipment', async () => {
    const ada = await shipments().party();
    const { id } = await processing(ada);
    await ada.tell('packShipment', packing(id, 20_000));
    await ada.call('confirmShipment', { id, version: (await ada.read(id)).version });
    await ada.tell('moveShipment', { id, status: 'shipped' });
    const kinds = [...warehouseEventKinds, ...customerEventKinds].filter((kind) =>
      kind.startsWith('shipment.'),
    );
    const { body } = await ada.wms.read('changes', { kinds: kinds.join(',') });
    expect(body.changes.map(({ kind }) => kind)).toEqual([
      'shipment.quote_requested',
      'shipment.quoted',
      'shipment.requested',
      'shipment.confirmation_needed',
      'shipment.confirmed',
      'shipment.shipped',
    ]);
    for (const change of body.changes) expect(change.shipment).toMatchObject({ id, status: 'shipped' });
  });
});
