import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { differencesOf, withoutAdoption } from '../ledger/harness';
import {
  creditNoteRow,
  invoiceRow,
  paymentRow,
  refundRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

describe.each(databases)('refunds on $name (decision 060)', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  let bill: ReturnType<typeof invoiceRow>;
  let payment: ReturnType<typeof paymentRow>;
  let id: string;
  beforeAll(async () => {
    opened = await open();
    await withoutAdoption(opened.db);
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });
  /** 1485 is on the invoice, and 515 is credit. */
  beforeEach(async () => {
    wms = await operators.operator();
    bill = invoiceRow();
    id = (await wms.tell('invoices', bill))?.id ?? '';
    const allocations = [{ invoiceNumber: bill.number, amount: 1485 }];
    payment = paymentRow(bill.number, 2000, { allocations });
    await wms.tell('payments', payment);
  });

  const refund = (amount: number, given: object = {}) => refundRow(payment.reference, amount, given);
  const off = (amount: number) => ({ allocations: [{ invoiceNumber: bill.number, amount }] });
  const issuesOf = async (row: object) => (await wms.tell('refunds', row))?.issues;
  const paid = async () => {
    const { body } = await wms.read('payments', { reference: payment.reference });
    const [row] = body.payments;
    const invoice = await wms.invoice(id);
    return [row?.status, row?.amountRefunded, invoice?.status, invoice?.amountPaid];
  };

  it('what is on no invoice goes back first: the invoice stays paid', async () => {
    expect(await wms.tell('refunds', refund(515))).toMatchObject({ outcome: 'created', issues: [] });
    expect(await paid()).toEqual(['succeeded', 515, 'paid', 1485]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('an invoice is due again only by what the operator takes off it', async () => {
    expect(await issuesOf(refund(600))).toEqual([
      {
        field: 'allocations',
        reason: 'come to 0, and 515 of the payment is credit: say from which invoices to take the other 85',
      },
    ]);
    expect(await paid()).toEqual(['succeeded', 0, 'paid', 1485]);
    expect(await issuesOf(refund(600, off(85)))).toEqual([]);
    expect(await paid()).toEqual(['succeeded', 600, 'open', 1400]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('never more than is left of the payment, nor than it has on an invoice', async () => {
    await wms.tell('refunds', refund(1000, off(485)));
    expect(await issuesOf(refund(1001, off(1000)))).toEqual([
      { field: 'amount', reason: 'is 1001, and 1000 is left of the payment' },
    ]);
    expect(await issuesOf(refund(1000, off(1001)))).toMatchObject([{ field: 'allocations' }]);
    expect(await issuesOf(refund(10, off(11)))).toMatchObject([{ field: 'allocations' }]);
    expect(await issuesOf(refund(1000, off(1000)))).toEqual([]);
    expect(await paid()).toEqual(['refunded', 2000, 'open', 0]);
    expect(await issuesOf(refund(1))).toMatchObject([{ field: 'paymentReference' }]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('one that came back is credit, and the invoice stays due; the payment is no more refunded', async () => {
    const whole = refund(2000, off(1485));
    await wms.tell('refunds', whole);
    expect(await paid()).toEqual(['refunded', 2000, 'open', 0]);
    expect(await wms.tell('refunds', { ...whole, status: 'failed' })).toMatchObject({ outcome: 'updated' });
    expect(await wms.tell('refunds', { ...whole, status: 'failed' })).toMatchObject({ outcome: 'unchanged' });
    expect(await paid()).toEqual(['succeeded', 0, 'open', 0]);
    expect(await differencesOf(opened.db)).toEqual([]);
    expect(await issuesOf(whole)).toMatchObject([{ field: 'status' }]);
    expect(await issuesOf(refund(2000))).toEqual([]);
    expect(await paid()).toEqual(['refunded', 2000, 'open', 0]);
  });

  it('one lands once by its reference, and its other fields never change', async () => {
    const row = refund(100, { ...off(50), reason: 'Asked for it' });
    await wms.tell('refunds', row);
    expect(await wms.tell('refunds', row)).toMatchObject({ outcome: 'unchanged' });
    for (const other of [{ amount: 101 }, { reason: 'x' }, { refundedAt: '2026-05-17T10:00:00Z' }, off(49)]) {
      expect(await issuesOf({ ...row, ...other })).toMatchObject([{ field: Object.keys(other)[0] }]);
    }
    const refundedAt = '2026-05-16T10:00:00.000Z';
    expect((await wms.read('refunds')).body.refunds).toMatchObject([
      { ...row, refundedAt, status: 'succeeded' },
    ]);
  });

  it.each([
    ['of no payment', { paymentReference: 'none' }, 'paymentReference'],
    ['before the payment', { refundedAt: '2026-05-09T10:00:00Z' }, 'refundedAt'],
    ['that has failed from the start', { status: 'failed' }, 'status'],
    ['of 0', { amount: 0 }, 'amount'],
    [
      'off no invoice of the customer',
      { allocations: [{ invoiceNumber: 'x', amount: 1 }] },
      'allocations[0].invoiceNumber',
    ],
  ])('there is none %s', async (_, given, field) => {
    expect(await issuesOf(refund(100, given))).toMatchObject([{ field }]);
  });

  it('a payment’s own row goes on working: as it was told, and refunded as a whole where it has no refunds', async () => {
    await wms.tell('refunds', refund(100, off(50)));
    expect(await wms.tell('payments', payment)).toMatchObject({ outcome: 'unchanged' });
    const whole = await wms.tell('payments', { ...payment, status: 'refunded' });
    expect(whole?.issues).toMatchObject([{ field: 'status' }]);
    await wms.tell('refunds', refund(1900, off(1435)));
    expect(await paid()).toEqual(['refunded', 2000, 'open', 0]);
    expect(await wms.tell('payments', payment)).toMatchObject({ outcome: 'unchanged' });
    expect(await wms.tell('payments', { ...payment, status: 'refunded' })).toMatchObject({
      outcome: 'unchanged',
    });
  });

  it('a payment without invoices can be put on them later only as far as it has not gone back', async () => {
    const other = invoiceRow();
    await wms.tell('invoices', other);
    const credit = paymentRow(other.number, 500, { allocations: [] });
    await wms.tell('payments', credit);
    await wms.tell('refunds', refundRow(credit.reference, 100));
    const late = (amount: number) =>
      wms.tell('payments', { ...credit, allocations: [{ invoiceNumber: other.number, amount }] });
    expect((await late(401))?.issues).toMatchObject([{ field: 'allocations' }]);
    expect(await late(400)).toMatchObject({ outcome: 'updated', issues: [] });
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('what a credit note made credit can go back', async () => {
    await wms.tell('creditNotes', creditNoteRow(bill.number));
    expect(await issuesOf(refund(2000))).toEqual([]);
    expect(await paid()).toEqual(['refunded', 2000, 'paid', 0]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('the customer sees it beside the payment and on the statement, and is told', async () => {
    const row = refund(600, { ...off(85), reason: 'Paid twice' });
    await wms.tell('refunds', row);
    operators.advance(86_400);
    await wms.tell('refunds', { ...row, status: 'failed' });
    const token = await wms.token();
    const { body } = await operators.call('getMyInvoice', { token, query: { id } });
    expect(body).toMatchObject({
      payments: [
        {
          status: 'succeeded',
          amount: { amount: 1485 },
          released: { amount: 85 },
          refunds: [{ status: 'failed', amount: { amount: 600 }, reason: 'Paid twice' }],
        },
      ],
    });
    const period = { from: '2026-05-01', to: '2026-06-30' };
    const statement = await operators.call('getStatement', { token, query: period });
    expect(statement.body).toMatchObject({
      entries: [
        { type: 'invoice', debit: 1485 },
        { type: 'payment', credit: 2000 },
        { type: 'refund', date: '2026-05-16', debit: 600 },
        { type: 'refund_failed', credit: 600 },
      ],
      closing: -515,
      unmatched: 600,
    });
    const { body: told } = await wms.read('changes', {
      kinds: 'payment.refunded,payment.refund_failed',
    });
    expect(told.changes).toMatchObject([
      { kind: 'payment.refunded', data: { amount: 600, currency: 'USD' } },
      { kind: 'payment.refund_failed', data: { amount: 600 } },
    ]);
  });
});
