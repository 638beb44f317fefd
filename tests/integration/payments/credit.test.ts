import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appliedCreditSchema, type AppliedCredit } from '@/lib/domain/billing/payment';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { creditNoteRow, paymentRow, refundRow } from '../operators/harness';
import { startPayments, type Payments } from './harness';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe.each(databases)('credit that its customer applies on $name (decision 065)', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
  });
  afterAll(async () => {
    expect(await payments.differences()).toEqual([]);
    await payments.close();
    await opened.close();
  });

  type Party = Awaited<ReturnType<Payments['party']>>;
  const whole = (ada: Party) => ada.invoices.map(({ id }) => ({ id }));

  /** Records money that is on no invoice. @returns the row that told it, and its id */
  async function record(ada: Party, amount: number, given: object = {}) {
    const row = paymentRow('', amount, { currency: 'EUR', allocations: [], ...given });
    const told = await ada.wms.tell('payments', row);
    expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'created' });
    return { row, id: told?.id ?? '' };
  }

  async function apply(ada: Party, body: object, headers: Record<string, string> = {}) {
    const answer = await ada.call('applyCredit', body, headers);
    return { ...answer, body: answer.body as unknown as AppliedCredit & { code?: number } };
  }
  const creditOf = async (ada: Party) => (await ada.page()).balance;

  it('pays invoices as far as it goes, the one that is due first at the start, and tells what is left', async () => {
    const ada = await payments.party(2);
    const late = ada.invoices[1];
    const { invoices } = schema;
    await opened.db
      .update(invoices)
      .set({ dueDate: '2026-05-02' })
      .where(eq(invoices.id, late?.id ?? ''));
    await record(ada, 2000);
    const { body } = await apply(ada, { allDue: 'EUR' });
    expect(appliedCreditSchema.strict().parse(body)).toMatchObject({
      applied: euros(2000),
      invoices: [
        { id: late?.id, number: late?.number, applied: euros(1485), left: euros(0) },
        { id: ada.invoices[0]?.id, applied: euros(515), left: euros(970) },
      ],
    });
    expect(await ada.due()).toEqual([970, 0]);
    expect(await ada.wms.invoice(late?.id)).toMatchObject({ status: 'paid' });
    expect(await creditOf(ada)).toEqual([]);
  });

  it('pays at most the part that is chosen', async () => {
    const ada = await payments.party();
    await record(ada, 2000);
    const { body } = await apply(ada, { invoices: [{ ...whole(ada)[0], amount: euros(500) }] });
    expect(body).toMatchObject({ applied: euros(500), invoices: [{ left: euros(0) }] });
    expect(await ada.due()).toEqual([985]);
    expect(await creditOf(ada)).toEqual([euros(1500)]);
  });

  it('is of the payment first that came first', async () => {
    const ada = await payments.party();
    const second = await record(ada, 1000, { receivedAt: '2026-05-12T10:00:00Z' });
    const first = await record(ada, 1000, { receivedAt: '2026-05-11T10:00:00Z' });
    await apply(ada, { allDue: 'EUR' });
    expect((await ada.read(first.id)).toBalance).toBeUndefined();
    expect(await ada.read(first.id)).toMatchObject({ invoices: [{ amount: euros(1000) }] });
    expect(await ada.read(second.id)).toMatchObject({
      toBalance: euros(515),
      invoices: [{ amount: euros(485) }],
    });
    const invoice = await ada.get('getMyInvoice', { id: whole(ada)[0]?.id ?? '' });
    expect(invoice.payments).toMatchObject([{ amount: euros(1000) }, { amount: euros(485) }]);
    expect(invoice.payments).not.toMatchObject([{ released: {} }, {}]);
  });

  it('changes nothing where there is none, and is only of the invoices’ currency', async () => {
    const ada = await payments.party();
    await record(ada, 1000, { currency: 'USD' });
    const { status, body } = await apply(ada, { allDue: 'EUR' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { applied: euros(0), invoices: [{ left: euros(1485) }] },
    });
    const dollars = await payments.owe(ada.wms, 'USD');
    const both = await apply(ada, { invoices: [...whole(ada), { id: dollars.id }] });
    expect(both.body.code).toBe(1010);
    expect(await ada.due()).toEqual([1485]);
    expect((await apply(ada, { allDue: 'JPY' })).body.code).toBe(1042);
    expect((await apply(ada, {})).body.code).toBe(1010);
  });

  it('leaves the rest to a payment, which may fail or be left: the credit stays where it is', async () => {
    const ada = await payments.party();
    await record(ada, 500);
    await apply(ada, { invoices: whole(ada) });
    const failed = await ada.pay('test');
    expect(failed.amount).toEqual(euros(985));
    await payments.ways.test.fail(failed);
    const left = await ada.pay('test');
    await payments.ways.test.cancel(left);
    expect(await ada.due()).toEqual([985]);
    expect(await creditOf(ada)).toEqual([]);
    await payments.ways.test.pay(await ada.pay('test'));
    expect(await ada.due()).toEqual([0]);
    expect(await creditOf(ada)).toEqual([]);
  });

  it('is applied once, though two windows do so at once, or one sends it again', async () => {
    const ada = await payments.party(2);
    await record(ada, 1000);
    const [first, second] = whole(ada);
    const answers = await Promise.all([
      apply(ada, { invoices: [first] }),
      apply(ada, { invoices: [second] }),
      apply(ada, { allDue: 'EUR' }),
    ]);
    const sums = answers.map(({ body }) => body.applied.amount).sort((a, b) => a - b);
    expect(sums).toEqual([0, 0, 1000]);
    await record(ada, 300);
    const once = () => apply(ada, { allDue: 'EUR' }, { 'idempotency-key': 'window-1' });
    const before = await once();
    await record(ada, 200);
    expect((await once()).body).toEqual(before.body);
    expect(await creditOf(ada)).toEqual([euros(200)]);
    const other = await apply(ada, { invoices: [first] }, { 'idempotency-key': 'window-1' });
    expect(other.body.code).toBe(1010);
  });

  it('is refused while a payment under way pays the same, and nothing of it is applied', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('test');
    await record(ada, 500);
    const refused = await apply(ada, { invoices: whole(ada) });
    expect(refused).toMatchObject({ status: 400, body: { code: 1042 } });
    expect(await creditOf(ada)).toEqual([euros(500)]);
    await payments.ways.test.pay(payment);
    expect(await ada.due()).toEqual([0]);
    expect(await creditOf(ada)).toEqual([euros(500)]);
  });

  it('and a payment that starts at the same moment pay nothing twice', async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await payments.party();
      await record(ada, 1000);
      const body = { method: 'test', invoices: whole(ada) };
      const [applied, started] = await Promise.all([
        apply(ada, { invoices: whole(ada) }),
        ada.call('startPayment', body),
      ]);
      const credit = applied.status === 200 ? 1000 : 0;
      if (!credit) expect(applied.body.code).toBe(1042);
      expect(started.body.amount).toEqual(euros(1485 - credit));
    }
  });

  it('of one customer pays nobody else’s invoice', async () => {
    const ada = await payments.party();
    const bob = await payments.party();
    await record(ada, 2000);
    expect((await apply(ada, { invoices: whole(bob) })).body.code).toBe(1001);
    await apply(bob, { allDue: 'EUR' });
    expect(await bob.due()).toEqual([1485]);
    expect(await creditOf(ada)).toEqual([euros(2000)]);
  });

  it('can be applied by a suspended customer', async () => {
    const ada = await payments.party();
    await record(ada, 2000);
    const { accounts } = schema;
    await opened.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ada.wms.account.id));
    expect((await apply(ada, { allDue: 'EUR' })).status).toBe(200);
    expect(await ada.due()).toEqual([0]);
  });

  it('stays applied when the operator sends the payment’s row again', async () => {
    const ada = await payments.party(2);
    const [first, second] = ada.invoices;
    const partly = [{ invoiceNumber: first?.number, amount: 1000 }];
    const deposit = await record(ada, 500);
    const told = await record(ada, 2500, { allocations: partly });
    await apply(ada, { allDue: 'EUR' });
    expect(await ada.due()).toEqual([0, 0]);
    const { row } = told;
    for (const again of [row, deposit.row, { ...row, allocations: [] }]) {
      expect(await ada.wms.tell('payments', again)).toMatchObject({ outcome: 'unchanged' });
    }
    const other = [{ invoiceNumber: second?.number, amount: 1 }];
    expect(await ada.wms.tell('payments', { ...row, allocations: other })).toMatchObject({
      outcome: 'rejected',
    });
    expect(await ada.due()).toEqual([0, 0]);
  });

  it('leaves the rest of a deposit to be told by its operator, who can’t tell more than that', async () => {
    const ada = await payments.party();
    const { id, row } = await record(ada, 2000);
    await apply(ada, { allDue: 'EUR' });
    const { number } = await payments.owe(ada.wms, 'EUR');
    const on = (amount: number) => ({ ...row, allocations: [{ invoiceNumber: number, amount }] });
    expect(await ada.wms.tell('payments', on(516))).toMatchObject({ outcome: 'rejected' });
    expect(await ada.wms.tell('payments', on(515))).toMatchObject({ outcome: 'updated' });
    expect(await ada.wms.tell('payments', on(515))).toMatchObject({ outcome: 'unchanged' });
    expect((await ada.read(id)).invoices.map(({ amount }) => amount)).toEqual([euros(1485), euros(515)]);
    expect(await ada.wms.tell('payments', { ...on(515), status: 'refunded' })).toMatchObject({
      outcome: 'updated',
    });
    expect(await ada.due()).toEqual([1485]);
    expect(await creditOf(ada)).toEqual([]);
  });

  it('is refunded where it is still credit, and off an invoice only where the refund names it', async () => {
    const ada = await payments.party();
    const { reference } = (await record(ada, 2000)).row;
    await apply(ada, { allDue: 'EUR' });
    const more = refundRow(reference, 600);
    expect(await ada.wms.tell('refunds', more)).toMatchObject({ outcome: 'rejected' });
    const named = [{ invoiceNumber: ada.invoices[0]?.number, amount: 85 }];
    expect(await ada.wms.tell('refunds', { ...more, allocations: named })).toMatchObject({
      outcome: 'created',
    });
    expect(await ada.due()).toEqual([85]);
    expect(await creditOf(ada)).toEqual([]);
  });

  it('is credit again where a credit note takes it off its invoice', async () => {
    const ada = await payments.party();
    await record(ada, 2000);
    await apply(ada, { allDue: 'EUR' });
    await ada.wms.tell('creditNotes', creditNoteRow(ada.invoices[0]?.number ?? ''));
    expect(await creditOf(ada)).toEqual([euros(2000)]);
    const credited = await ada.get('getMyInvoice', { id: ada.invoices[0]?.id ?? '' });
    expect(credited).toMatchObject({ displayStatus: 'credited', payments: [] });
    const { id } = await payments.owe(ada.wms, 'EUR');
    await apply(ada, { allDue: 'EUR' });
    expect(await ada.wms.invoice(id)).toMatchObject({ status: 'paid' });
    expect(await creditOf(ada)).toEqual([euros(515)]);
  });

  it('comes off its invoice with a payment that is taken back, and goes back there when it comes again', async () => {
    const ada = await payments.party();
    const deposit = await ada.call('startPayment', { method: 'test', deposit: euros(2000) });
    await payments.ways.test.pay(deposit.body);
    await apply(ada, { allDue: 'EUR' });
    await payments.ways.test.claim(deposit.body, 'withdrawn');
    expect(await ada.due()).toEqual([1485]);
    expect(await creditOf(ada)).toEqual([]);
    await payments.ways.test.claim(deposit.body, 'reinstated');
    expect(await ada.due()).toEqual([0]);
    expect(await creditOf(ada)).toEqual([euros(515)]);
  });

  it('a payment that is taken back leaves an invoice alone that it is on no more', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('test');
    await payments.ways.test.pay(payment);
    const [row] = ada.invoices;
    await ada.wms.tell('creditNotes', creditNoteRow(row?.number ?? ''));
    const before = await ada.wms.invoice(row?.id);
    await payments.ways.test.claim(payment, 'withdrawn');
    expect(await ada.wms.invoice(row?.id)).toEqual(before);
  });

  it('is shown with invoices and on Home, where there is any', async () => {
    const ada = await payments.party();
    const shown = async () => [
      (await ada.get('getMyInvoices')).credit,
      (await ada.get('getOverview')).credit,
      await creditOf(ada),
    ];
    expect(await shown()).toEqual([[], [], []]);
    await record(ada, 2000);
    await record(ada, 300, { currency: 'USD' });
    const both = [euros(2000), { amount: 300, currency: 'USD' }];
    expect(await shown()).toEqual([both, both, both]);
    await apply(ada, { allDue: 'EUR' });
    const left = [euros(515), { amount: 300, currency: 'USD' }];
    expect(await shown()).toEqual([left, left, left]);
  });

  it('is told to the warehouse’s systems', async () => {
    const ada = await payments.party();
    await record(ada, 500);
    await apply(ada, { allDue: 'EUR' });
    const { body } = await ada.wms.read('changes', { kinds: 'invoice.credit_applied' });
    expect(body.changes).toMatchObject([{ data: euros(500), invoice: { amountPaid: 500 } }]);
  });
});
