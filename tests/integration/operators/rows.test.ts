import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { addPackage } from '../../support/product-data';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

describe.each(databases)('operators’ rows on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const reasons = (row: { issues: unknown[] } | undefined) => JSON.stringify(row?.issues);

  describe('packages', () => {
    it('created, changed, and unchanged when sent again by the reference; absent fields stay', async () => {
      const row = packageRow({
        description: 'Two books',
        weight: 1200,
        nextAction: { code: 'declare', label: 'Say' },
      });
      const made = await wms.tell('packages', row);
      expect(made?.outcome).toBe('created');
      expect((await wms.tell('packages', row))?.outcome).toBe('unchanged');
      const { reference, suiteNumber } = row;
      const dimensions = { length: 400, width: 300, height: 200 };
      const change = { reference, suiteNumber, status: 'received', dimensions, nextAction: null };
      expect(await wms.tell('packages', change)).toMatchObject({ outcome: 'updated', id: made?.id });
      expect(await wms.package(made?.id)).toMatchObject({
        description: 'Two books',
        status: 'received',
        group: 'at_warehouse',
        chargeableWeight: 4800,
        nextAction: null,
        receivedAt: expect.any(Date) as Date,
      });
    });

    it('data-model "Package": a state the table lacks is rejected, and nothing of the row is stored', async () => {
      const row = packageRow();
      const made = await wms.tell('packages', row);
      const refused = await wms.tell('packages', { ...row, status: 'delivered', description: 'Other' });
      expect(refused).toMatchObject({
        outcome: 'rejected',
        issues: [{ field: 'status', reason: "can't go from expected to delivered" }],
      });
      expect(await wms.package(made?.id)).toMatchObject({
        status: 'expected',
        description: `Package ${row.reference}`,
      });
    });

    it('takes over the package the customer announced by its number, once', async () => {
      const inbound = { carrier: 'ups', trackingNumber: '1Z0000000000000001' };
      const owner = { accountId: wms.account.id, warehouseId: wms.warehouseId };
      const announced = await addPackage(opened.db, {
        ...owner,
        status: 'expected',
        nickname: 'Shoes',
        inbound: { ...inbound, trackingStatus: 'in_transit' },
      });
      const row = packageRow({
        status: 'received',
        inbound: { carrier: 'UPS', trackingNumber: '1z 0000000000000001' },
      });
      expect(await wms.tell('packages', row)).toMatchObject({ outcome: 'updated', id: announced.id });
      expect(await wms.package(announced.id)).toMatchObject({
        reference: row.reference,
        nickname: 'Shoes',
        inbound: { ...inbound, trackingStatus: 'in_transit' },
      });
      const second = await wms.tell('packages', packageRow({ inbound }));
      expect(reasons(second)).toContain(`belongs to package ${row.reference}`);
    });
  });

  describe('events', () => {
    it('each scan is stored once, in any order, and moves shipment and package', async () => {
      const outbound = { carrier: 'ups', trackingNumber: '1Z0000000000000009' };
      const row = packageRow({ status: 'shipped', outbound });
      const made = await wms.tell('packages', row);
      const scan = (day: number, status: string, leg = 'outbound') => ({
        packageReference: row.reference,
        leg,
        occurredAt: `2026-05-0${day}T10:00:00+02:00`,
        status,
        message: `${status} on ${day}`,
      });
      const rows = [
        scan(3, 'delivered'),
        scan(2, 'in_transit'),
        scan(1, 'in_transit', 'warehouse'),
        scan(2, 'in_transit'),
      ];
      const outcomes = async () =>
        (await wms.send('events', { rows })).body.rows.map(({ outcome }) => outcome);
      expect(await outcomes()).toEqual(['created', 'created', 'created', 'unchanged']);
      expect(await outcomes()).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
      expect(await wms.package(made?.id)).toMatchObject({
        status: 'delivered',
        outbound: { ...outbound, trackingStatus: 'delivered', deliveredAt: '2026-05-03T08:00:00.000Z' },
        lastEvent: { message: 'delivered on 3' },
      });
      const kept = await opened.db
        .select({ utcOffset: schema.trackingEvents.utcOffset })
        .from(schema.trackingEvents)
        .where(eq(schema.trackingEvents.packageId, made?.id ?? ''));
      // The scan's local offset, in minutes from UTC.
      expect(kept).toEqual([{ utcOffset: 120 }, { utcOffset: 120 }, { utcOffset: 120 }]);
    });

    it('a leg that the package lacks and an unknown package are rejected', async () => {
      const row = packageRow();
      await wms.tell('packages', row);
      const event = {
        leg: 'inbound',
        occurredAt: '2026-05-01T10:00:00Z',
        status: 'in_transit',
        message: 'Scan',
      };
      expect((await wms.tell('events', { ...event, packageReference: row.reference }))?.outcome).toBe(
        'rejected',
      );
      expect(reasons(await wms.tell('events', { ...event, packageReference: 'none' }))).toContain(
        'packageReference',
      );
    });
  });

  describe('invoices', () => {
    it('a draft changes, an open invoice does not; amounts are calculated here', async () => {
      const draft = invoiceRow({ status: 'draft' });
      const made = await wms.tell('invoices', draft);
      expect(await wms.invoice(made?.id)).toMatchObject({
        status: 'draft',
        subtotal: 1350,
        total: 1485,
        amountPaid: 0,
      });
      expect((await wms.tell('invoices', { ...draft, notes: 'Thank you' }))?.outcome).toBe('updated');
      expect((await wms.tell('invoices', { ...draft, status: 'open' }))?.outcome).toBe('updated');
      expect((await wms.tell('invoices', { ...draft, status: 'open' }))?.outcome).toBe('unchanged');
      const refused = await wms.tell('invoices', { ...draft, status: 'open', dueDate: '2026-06-30' });
      expect(reasons(refused)).toContain('"field":"dueDate"');
      expect(reasons(await wms.tell('invoices', { ...draft, status: 'draft' }))).toContain(
        'from open to draft',
      );
    });

    it('a total or an amount that differs is rejected with both figures', async () => {
      expect(reasons(await wms.tell('invoices', invoiceRow({ total: 1486 })))).toContain(
        'is 1486, and lines and taxes come to 1485',
      );
      const [line] = invoiceRow().lines;
      const wrong = invoiceRow({ lines: [{ ...line, amount: 1351 }] });
      expect(reasons(await wms.tell('invoices', wrong))).toContain('lines[0].amount');
    });

    it('its lines name packages of the same customer only', async () => {
      const own = packageRow();
      const { id } = (await wms.tell('packages', own)) ?? {};
      const [line] = invoiceRow().lines;
      const made = await wms.tell(
        'invoices',
        invoiceRow({ lines: [{ ...line, packageReference: own.reference }] }),
      );
      expect((await wms.invoice(made?.id))?.lines[0]?.packageId).toBe(id);
      const refused = await wms.tell(
        'invoices',
        invoiceRow({ lines: [{ ...line, packageReference: 'none' }] }),
      );
      expect(reasons(refused)).toContain('lines[0].packageReference');
    });

    it.each([
      ['void', 'void', 'updated'],
      ['uncollectible', 'uncollectible', 'updated'],
      ['paid', 'open', 'rejected'],
      ['draft', 'open', 'rejected'],
    ])('open sent as %s is %s (%s)', async (status, then, outcome) => {
      const row = invoiceRow();
      const made = await wms.tell('invoices', row);
      expect((await wms.tell('invoices', { ...row, status }))?.outcome).toBe(outcome);
      expect((await wms.invoice(made?.id))?.status).toBe(then);
    });
  });

  describe('payments', () => {
    it('pay at most the amount due, also within one request; a refund reopens the invoice', async () => {
      const row = invoiceRow();
      const { id } = (await wms.tell('invoices', row)) ?? {};
      const first = paymentRow(row.number, 1000);
      const answer = await wms.send('payments', { rows: [first, paymentRow(row.number, 486), first] });
      expect(answer.body.rows.map(({ outcome }) => outcome)).toEqual(['created', 'rejected', 'unchanged']);
      expect(reasons(answer.body.rows[1])).toContain('485 is due');
      expect((await wms.tell('payments', paymentRow(row.number, 485)))?.outcome).toBe('created');
      expect(await wms.invoice(id)).toMatchObject({ status: 'paid', amountPaid: 1485 });
      expect((await wms.tell('payments', { ...first, status: 'refunded' }))?.outcome).toBe('updated');
      expect(await wms.invoice(id)).toMatchObject({ status: 'open', amountPaid: 485 });
      expect((await wms.tell('payments', { ...first, status: 'succeeded' }))?.outcome).toBe('rejected');
    });

    it('of twenty concurrent payments of one invoice exactly one pays it', async () => {
      const row = invoiceRow();
      const { id } = (await wms.tell('invoices', row)) ?? {};
      const results = await Promise.all(
        Array.from({ length: 20 }, () => wms.tell('payments', paymentRow(row.number, 1485))),
      );
      expect(results.filter((result) => result?.outcome === 'created')).toHaveLength(1);
      expect((await wms.invoice(id))?.amountPaid).toBe(1485);
    });

    it('in any order of payments, an invoice has what succeeded and never more than its total', () => {
      const told = fc.record({
        amount: fc.integer({ min: 1, max: 2000 }),
        status: fc.constantFrom('succeeded', 'pending', 'failed'),
        again: fc.boolean(),
      });
      return fc.assert(
        fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 8 }), async (list) => {
          const row = invoiceRow();
          const { id } = (await wms.tell('invoices', row)) ?? {};
          const sent = list.flatMap(({ amount, status, again }) => {
            const one = { status, row: paymentRow(row.number, amount, { status }) };
            return again ? [one, one] : [one];
          });
          const { body } = await wms.send('payments', { rows: sent.map((one) => one.row) });
          const paid = sent
            .filter(({ status }, n) => status === 'succeeded' && body.rows[n]?.outcome === 'created')
            .reduce((sum, one) => sum + one.row.amount, 0);
          const invoice = await wms.invoice(id);
          expect(invoice?.amountPaid).toBe(paid);
          expect(paid).toBeLessThanOrEqual(1485);
          expect(invoice?.status).toBe(paid === 1485 ? 'paid' : 'open');
        }),
        { numRuns: 25 },
      );
    });

    it('a pending payment pays nothing until it succeeds', async () => {
      const row = invoiceRow();
      const { id } = (await wms.tell('invoices', row)) ?? {};
      const payment = paymentRow(row.number, 1485, { status: 'pending' });
      await wms.tell('payments', payment);
      expect((await wms.invoice(id))?.amountPaid).toBe(0);
      expect((await wms.tell('payments', { ...payment, status: 'succeeded' }))?.outcome).toBe('updated');
      expect(await wms.invoice(id)).toMatchObject({ status: 'paid', amountPaid: 1485 });
    });

    it('allocations add up to at most the payment, in its currency, on issued invoices', async () => {
      const row = invoiceRow();
      const draft = invoiceRow({ status: 'draft' });
      await wms.send('invoices', { rows: [row, draft] });
      const allocations = [{ invoiceNumber: row.number, amount: 200 }];
      expect(reasons(await wms.tell('payments', paymentRow(row.number, 100, { allocations })))).toContain(
        'come to 200',
      );
      expect(reasons(await wms.tell('payments', paymentRow(row.number, 100, { currency: 'EUR' })))).toContain(
        'currency',
      );
      expect(reasons(await wms.tell('payments', paymentRow(draft.number, 100)))).toContain(
        'no invoice of this customer',
      );
    });
  });
});
