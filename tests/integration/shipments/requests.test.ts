import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Quote } from '@/lib/domain/rates/quote';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { addRateSet } from '@/server/database/repositories/rates/rate-sets';
import { exampleRates } from '@/server/demo-data/example-rates';
import { forgetOld } from '@/server/events/retention';
import { addPackage } from '@/tests/support/product-data';
import { address, line } from './harness';
import { describeShipments } from './suite';

const twenty = Array.from({ length: 20 }, (_, n) => n);

describeShipments('shipments that customers request', ({ shipments, database }) => {
  it('a quote is asked for, answered and accepted; the packages leave storage when it is requested', async () => {
    const ada = await shipments().party();
    const { status, body: asked } = await ada.ask({ options: ['repack'], note: 'Fragile' });
    expect(status).toBe(200);
    expect(asked).toMatchObject({ status: 'quote_requested', address, options: ['repack'], note: 'Fragile' });
    expect(asked.packages.map(({ id }) => id).sort()).toEqual([...ada.packageIds].sort());
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    const quote = { id: asked.id, lines: [line(10_000)], validUntil: shipments().inAWeek() };
    const service = { name: 'Air Express', carrier: 'dhl_express' };
    expect((await ada.tell('answerQuote', { ...quote, service })).status).toBe(200);
    const quoted = await ada.read(asked.id);
    expect(quoted).toMatchObject({ ask: 'accept_quote', quote: { total: { amount: 10_000 } } });
    const { body } = await ada.call('acceptQuote', { id: asked.id, version: quoted.version });
    expect(body).toMatchObject({ status: 'requested', service, estimate: { total: { amount: 10_000 } } });
    expect(body.history.map((step) => [step.status, step.by])).toEqual([
      ['quote_requested', 'customer'],
      ['requested', 'customer'],
    ]);
    expect(await ada.states()).toEqual(['ship_requested', 'ship_requested']);
  });

  describe('by a quote of the warehouse’s rates', () => {
    /** A customer with declared packages in storage, and what their warehouse asks for them. */
    async function quoted() {
      const ada = await shipments().party();
      const { warehouseId } = ada.wms;
      const rateSet = { warehouseId, rates: exampleRates, createdAt: shipments().clock() };
      await addRateSet(database(), { ...rateSet, id: newId('rts') });
      const worth = { amount: 3000, currency: 'USD' };
      const contents = [{ description: 'Books', quantity: 1, unitValue: worth }];
      await database()
        .update(schema.packages)
        .set({ weight: 1200, contents, declaredValue: worth, declarationStatus: 'confirmed' })
        .where(inArray(schema.packages.id, ada.packageIds));
      const body = { packageIds: ada.packageIds, address };
      const answer = await ada.call('quoteShipment', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const quote = answer.body as unknown as Quote;
      const [option] = quote.options;
      return { ada, quote, option, chosen: { id: quote.id, service: option?.service } };
    }

    it('the shipment is requested at once, for the price of the service that was chosen', async () => {
      const { ada, option, chosen } = await quoted();
      const { status, body } = await ada.ask({ packageIds: ada.packageIds.toReversed(), quote: chosen });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ status: 'requested', service: { name: option?.name } });
      expect(body.estimate).toEqual({
        ...{ lines: option?.lines, subtotal: option?.subtotal },
        ...{ taxes: option?.taxes, total: option?.total },
      });
      expect(await ada.states()).toEqual(['ship_requested', 'ship_requested']);
    });

    it('a quote holds for what it was made of alone: 1010 says what is wrong, and nothing is requested', async () => {
      const { ada, chosen, quote } = await quoted();
      const services = quote.options.map(({ service }) => service).join(', ');
      for (const [given, field, message] of [
        [{ quote: chosen, packageIds: ada.packageIds.slice(1) }, 'quote.id', /other packages/],
        [{ quote: chosen, options: ['repack'] }, 'quote.id', /other options/],
        [{ quote: chosen, address: { ...address, line1: '2 Bay Street' } }, 'quote.id', /another address/],
        [{ quote: { ...chosen, service: 'rocket' } }, 'quote.service', new RegExp(services)],
      ] as const) {
        const { status, body } = await ada.ask(given);
        expect(status).toBe(400);
        expect(body.code).toBe(1010);
        expect(body.fields?.[field]).toMatch(message);
      }
      expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    });

    it('one that holds no longer is 1041, another customer’s is 1001', async () => {
      const { ada, chosen } = await quoted();
      const { ada: other } = await quoted();
      expect((await other.ask({ quote: chosen })).body.code).toBe(1001);
      await database()
        .update(schema.packages)
        .set({ weight: 5000 })
        .where(inArray(schema.packages.id, ada.packageIds));
      const { body } = await ada.ask({ quote: chosen });
      expect(body).toMatchObject({
        code: 1041,
        message: expect.stringMatching(/package has changed/) as string,
      });
      expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    });
  });

  it('a quote that is over, or that nobody has answered, is not accepted', async () => {
    const ada = await shipments().party();
    const { body: asked } = await ada.ask();
    const accept = (version: number) => ada.call('acceptQuote', { id: asked.id, version });
    expect((await accept(asked.version)).body.code).toBe(1042);
    const validUntil = new Date(shipments().clock().getTime() + 1000).toISOString();
    const { body } = await ada.tell('answerQuote', { id: asked.id, lines: [line(1)], validUntil });
    shipments().advance(1);
    expect((await accept(body.version)).body.code).toBe(1042);
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
  });

  it('of twenty requests for the same packages one is taken', async () => {
    const ada = await shipments().party(3);
    const answers = await Promise.all(
      twenty.map((n) => ada.ask({ packageIds: n % 2 ? ada.packageIds : ada.packageIds.slice(1) })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 1042]));
    const { accountId, live } = schema.shipmentPackages;
    const rows = await database()
      .select({ live })
      .from(schema.shipmentPackages)
      .where(eq(accountId, ada.wms.account.id));
    expect(rows).toHaveLength(taken[0]?.body.packages.length ?? 0);
  });

  it('the database has no package in two shipments without an end', async () => {
    const ada = await shipments().party(1);
    const { body } = await ada.ask();
    const [row] = await database()
      .select()
      .from(schema.outboundShipments)
      .where(eq(schema.outboundShipments.id, body.id));
    if (!row) throw new Error('There is no shipment');
    await database()
      .insert(schema.outboundShipments)
      .values({ ...row, id: 'shp_twin' });
    const twin = { accountId: row.accountId, shipmentId: 'shp_twin', packageId: ada.packageIds[0] ?? '' };
    await expect(
      database()
        .insert(schema.shipmentPackages)
        .values({ ...twin, live: true }),
    ).rejects.toThrow();
    await database()
      .insert(schema.shipmentPackages)
      .values({ ...twin, live: false });
  });

  it('twenty requests with one Idempotency-Key are one, and all get its answer; another body is refused', async () => {
    const ada = await shipments().party();
    const key = { 'idempotency-key': 'press-1' };
    const answers = await Promise.all(twenty.map(() => ada.ask({}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const other = await ada.ask({ onHold: 'wait' }, key);
    expect(other).toMatchObject({ status: 400, body: { code: 1010 } });
    const lin = await shipments().party();
    expect((await lin.ask({}, key)).status).toBe(200);
    expect((await ada.ask({}, { 'idempotency-key': 'a key' })).body.code).toBe(1010);
  });

  it('an Idempotency-Key is kept for a day', async () => {
    const ada = await shipments().party();
    const key = { 'idempotency-key': 'press-2' };
    const { body: first } = await ada.ask({}, key);
    shipments().advance(24 * 60 * 60 + 1);
    await forgetOld(database(), shipments().clock());
    expect(await database().$count(schema.customerAnswers)).toBe(0);
    expect(await ada.ask({}, key)).toMatchObject({ status: 400, body: { code: 1042 } });
    expect((await ada.read(first.id)).status).toBe('quote_requested');
  });

  it('cancelling puts packages back, which can go into another shipment', async () => {
    const ada = await shipments().party();
    const asked = await shipments().requested(ada);
    const { body } = await ada.call('cancelShipment', { id: asked.id, version: asked.version });
    expect(body).toMatchObject({ status: 'cancelled' });
    expect(await ada.states()).toEqual(['in_storage', 'in_storage']);
    expect((await ada.ask()).status).toBe(200);
  });

  it('a change of an older version is 1041, one of another’s or no shipment 1001', async () => {
    const [ada, lin] = [await shipments().party(), await shipments().party()];
    const asked = await shipments().requested(ada);
    const old = { id: asked.id, version: asked.version - 1 };
    for (const call of ['cancelShipment', 'acceptQuote', 'confirmShipment']) {
      expect((await ada.call(call, old)).body.code, call).toBe(1041);
      const theirs = await lin.call(call, { id: asked.id, version: asked.version });
      expect(theirs.body.code, call).toBe(1001);
      expect((await lin.call(call, { id: 'shp_none', version: 1 })).body).toEqual(theirs.body);
    }
  });

  it('cancel against processing: one of them wins, and packages are where their shipment is', async () => {
    for (let n = 0; n < 10; n++) {
      const ada = await shipments().party();
      const asked = await shipments().requested(ada);
      const [cancelled, moved] = await Promise.all([
        ada.call('cancelShipment', { id: asked.id, version: asked.version }),
        ada.tell('moveShipment', { id: asked.id, status: 'processing' }),
      ]);
      expect([cancelled.status, moved.status].sort()).toEqual([200, 400]);
      const { status } = await ada.read(asked.id);
      const state = status === 'cancelled' ? 'in_storage' : 'processing';
      expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'processing');
      expect(await ada.states()).toEqual([state, state]);
    }
  });

  it('once the warehouse prepares it, a shipment is not cancelled any more', async () => {
    const ada = await shipments().party();
    const asked = await shipments().requested(ada);
    const { body } = await ada.tell('moveShipment', { id: asked.id, status: 'processing' });
    const refused = await ada.call('cancelShipment', { id: asked.id, version: body.version });
    expect(refused.body).toMatchObject({ code: 1042 });
    expect(refused.body.message).toContain('too late');
  });

  it('packages of others are 1001; those that are not in storage are 1042 by their reference', async () => {
    const [ada, lin] = [await shipments().party(), await shipments().party()];
    expect((await ada.ask({ packageIds: [...ada.packageIds, ...lin.packageIds] })).body.code).toBe(1001);
    const { warehouseId, account } = ada.wms;
    const on = await addPackage(database(), { accountId: account.id, warehouseId, status: 'in_transit' });
    const refused = await ada.ask({ packageIds: [...ada.packageIds, on.id] });
    expect(refused.body.code).toBe(1042);
    expect(refused.body.message).toContain(on.reference);
    const twice = await ada.ask({ packageIds: [on.id, on.id] });
    expect(twice.body).toMatchObject({ code: 1010, fields: { packageIds: 'Choose each package once' } });
  });

  it('lists are newest first, page by page, all or those that have an end or none', async () => {
    const ada = await shipments().party(3);
    const ids: string[] = [];
    for (const id of ada.packageIds) {
      shipments().advance(1);
      ids.unshift((await ada.ask({ packageIds: [id] })).body.id);
    }
    await ada.call('cancelShipment', { id: ids[1] ?? '', version: 1 });
    const list = async (query: Record<string, string>) =>
      (await ada.get('getMyShipments', query)) as unknown as {
        shipments: { id: string }[];
        total: number;
        nextCursor: string | null;
      };
    const first = await list({ limit: '2' });
    expect(first).toMatchObject({ total: 3, shipments: [{ id: ids[0] }, { id: ids[1] }] });
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ shipments: [{ id: ids[2] }], nextCursor: null });
    expect(await list({ state: 'done' })).toMatchObject({ total: 1, shipments: [{ id: ids[1] }] });
    expect((await list({ state: 'live' })).shipments).toHaveLength(2);
  });

  it('is in the file of all that is kept about a customer', async () => {
    const ada = await shipments().party();
    const { body } = await ada.ask();
    expect((await ada.get('getMyData')).shipments).toEqual([await ada.read(body.id)]);
  });

  it('what asks for the choice of shipping has its answer with the request', async () => {
    const ada = await shipments().party(0);
    const { warehouseId, account } = ada.wms;
    const nextAction = { code: 'choose_shipping', label: 'Choose' };
    const { id } = await addPackage(database(), { accountId: account.id, warehouseId, nextAction });
    await shipments().requested(ada, { packageIds: [id] });
    expect(await ada.wms.package(id)).toMatchObject({ status: 'ship_requested', nextAction: null });
  });
});
