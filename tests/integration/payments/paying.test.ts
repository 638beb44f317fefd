import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPaymentDetailSchema, paymentPageSchema } from '@/lib/domain/billing/payment';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { statementOf } from '@/tests/support/bank-statement';
import { startPayments, type Payments, type Told } from './harness';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe.each(databases)('paying on $name', ({ open }) => {
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
  const startOf = (ada: Party, body: object, headers: Record<string, string> = {}) =>
    ada.call('startPayment', { method: 'test', ...body }, headers);
  const whole = (ada: Party) => ada.invoices.map(({ id }) => ({ id }));

  it('is of one invoice, of several, or of all that is due', async () => {
    const ada = await payments.party(3);
    const [first, second] = whole(ada);
    const one = await startOf(ada, { invoices: [first] });
    expect(one.body).toMatchObject({ status: 'pending', amount: euros(1485) });
    await payments.ways.test.pay(one.body);
    expect(await ada.due()).toEqual([0, 1485, 1485]);

    const all = await startOf(ada, { allDue: 'EUR' });
    expect(all.body.amount).toEqual(euros(2970));
    expect(all.body.invoices.map(({ id }) => id)).not.toContain(first?.id);
    await payments.ways.test.pay(all.body);
    expect(await ada.due()).toEqual([0, 0, 0]);
    expect(second).toBeDefined();
  });

  it('is of a part, of at most what is due', async () => {
    const ada = await payments.party();
    const [invoice] = whole(ada);
    const part = await startOf(ada, { invoices: [{ ...invoice, amount: euros(500) }] });
    await payments.ways.test.pay(part.body);
    expect(await ada.due()).toEqual([985]);
    const more = await startOf(ada, { invoices: [{ ...invoice, amount: euros(986) }] });
    expect(more).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(more.body.fields?.invoices).toContain('9.85');
  });

  it('may put a deposit on the balance, with invoices or without', async () => {
    const ada = await payments.party();
    const both = await startOf(ada, { invoices: whole(ada), deposit: euros(1000) });
    expect(both.body).toMatchObject({ amount: euros(2485), toBalance: euros(1000) });
    await payments.ways.test.pay(both.body);
    const alone = await startOf(ada, { deposit: euros(250) });
    await payments.ways.test.pay(alone.body);
    expect(await ada.due()).toEqual([0]);
    expect((await ada.page()).balance).toEqual([euros(1250)]);
  });

  it('is refused where nothing is due, for invoices of two currencies, and for those of others', async () => {
    const ada = await payments.party();
    const bob = await payments.party();
    const dollars = await payments.owe(ada.wms, 'USD');
    const two = await startOf(ada, { invoices: [...whole(ada), { id: dollars.id }] });
    expect(two.body.code).toBe(1010);
    expect((await startOf(ada, { invoices: whole(bob) })).body.code).toBe(1001);
    expect((await startOf(ada, { allDue: 'JPY' })).body.code).toBe(1042);
    await payments.ways.test.pay(await ada.pay('test'));
    expect((await startOf(ada, { invoices: whole(ada) })).body.code).toBe(1042);
    expect((await startOf(ada, {})).body.code).toBe(1010);
    expect((await startOf(ada, { allDue: 'EUR', invoices: whole(ada) })).body.code).toBe(1010);
  });

  it('says so where a way to pay does not take the currency, and nothing is under way', async () => {
    const ada = await payments.party(1, 'USD');
    const transfer = await startOf(ada, { invoices: whole(ada), method: 'bank_transfer' });
    expect(transfer).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(transfer.body.fields?.method).toContain('USD');
    const odd = await payments.party(1, 'XXX');
    expect((await startOf(odd, { invoices: whole(odd), method: 'card' })).body.code).toBe(1010);
    expect((await odd.page()).payments).toMatchObject([{ status: 'cancelled' }]);
    expect((await startOf(odd, { invoices: whole(odd) })).status).toBe(200);
  });

  it('is the same payment for the same Idempotency-Key, and no other body', async () => {
    const ada = await payments.party(2);
    const headers = { 'idempotency-key': 'visit-1' };
    const deposit = { deposit: euros(100) };
    const first = await startOf(ada, deposit, headers);
    const again = await startOf(ada, deposit, headers);
    expect(again.body.id).toBe(first.body.id);
    expect((await startOf(ada, { deposit: euros(101) }, headers)).body.code).toBe(1010);
    expect((await ada.page()).total).toBe(1);
  });

  it('is under way once: a second window gets the same payment, another selection is refused', async () => {
    const ada = await payments.party(2);
    const [first] = whole(ada);
    const twins = await Promise.all([1, 2].map(() => startOf(ada, { invoices: whole(ada) })));
    const [id] = twins.map(({ body }) => body.id);
    expect(new Set(twins.map(({ body }) => body.id))).toEqual(new Set([id]));
    const other = await startOf(ada, { invoices: [first], method: 'card' });
    expect(other).toMatchObject({ status: 400, body: { code: 1042 } });
    expect(other.body.message).toContain('29.70');
    expect((await ada.page()).total).toBe(1);
    await payments.ways.test.cancel(await ada.read(id ?? ''));
    expect((await startOf(ada, { invoices: [first], method: 'card' })).status).toBe(200);
  });

  it('by a bank transfer that may come any day does not keep anybody from paying by card', async () => {
    const ada = await payments.party();
    const transfer = await ada.pay('bank_transfer');
    expect((await ada.pay('bank_transfer')).id).toBe(transfer.id);
    const card = await ada.pay('card');
    expect(card.id).not.toBe(transfer.id);
    await payments.ways.card.pay(card);
    await payments.ways.bank_transfer.pay(transfer);
    expect(await ada.due()).toEqual([0]);
    expect((await ada.page()).balance).toEqual([euros(1485)]);
    expect((await ada.issues()).map(({ reason }) => reason)).toEqual(['nothing_due']);
  });

  it('counts by the message alone, not by the browser that comes back', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('card');
    payments.stripe.change(payment.id, { status: 'complete', payment_status: 'paid' }, 'succeeded');
    expect(await ada.read(payment.id)).toMatchObject({ status: 'pending' });
    expect(await ada.due()).toEqual([1485]);
  });

  it('while the provider is away, charges nothing, and can be tried again as the same payment', async () => {
    const ada = await payments.party();
    const body = { invoices: whole(ada), method: 'card' };
    payments.stripe.fail('away');
    const failed = await startOf(ada, body);
    payments.stripe.fail(undefined);
    expect(failed).toMatchObject({ status: 400, body: { code: 15 } });
    const again = await startOf(ada, body);
    expect(again.status).toBe(200);
    expect((await ada.page()).total).toBe(1);
  });

  it('that no provider has begun keeps nobody from another way for long', async () => {
    const ada = await payments.party();
    payments.stripe.fail('away');
    await startOf(ada, { invoices: whole(ada), method: 'card' });
    payments.stripe.fail(undefined);
    expect((await startOf(ada, { invoices: whole(ada) })).body.code).toBe(1042);
    payments.advance(31);
    expect((await startOf(ada, { invoices: whole(ada) })).status).toBe(200);
  });

  it('is begun at most sixty times an hour', async () => {
    const ada = await payments.party();
    for (let n = 0; n < 60; n++) expect((await startOf(ada, { deposit: euros(100) })).status).toBe(200);
    const refused = await startOf(ada, { deposit: euros(100) });
    expect(refused).toMatchObject({ status: 400, body: { code: 1043 } });
  });

  it('is all that a suspended customer may do', async () => {
    const ada = await payments.party();
    const { accounts } = schema;
    await opened.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ada.wms.account.id));
    const payment = await ada.pay('test');
    await payments.ways.test.pay(payment);
    expect(await ada.due()).toEqual([0]);
    const announced = await ada.call('preAlertPackage', { trackingNumber: '1Z999AA10123456784' });
    expect(announced.body.code).toBe(1040);
  });

  it('is seen by its customer alone', async () => {
    const ada = await payments.party();
    const bob = await payments.party();
    const payment = await ada.pay('test');
    expect((await bob.read(payment.id)).code).toBe(1001);
    expect((await bob.page()).total).toBe(0);
    expect(ownPaymentDetailSchema.parse(await ada.read(payment.id)).invoices).toMatchObject(ada.invoices);
    const page = paymentPageSchema.parse(await ada.page());
    expect(page.methods.map(({ method }) => method)).toEqual(['card', 'bank_transfer', 'test']);
  });

  it('is told to the warehouse when it is begun, and to the customer when it came or failed', async () => {
    const ada = await payments.party(2);
    const kindsOf = async (subject: string) => {
      const { domainEvents } = schema;
      const rows = await opened.db
        .select()
        .from(domainEvents)
        .where(eq(domainEvents.subjectId, subject))
        .orderBy(domainEvents.position);
      return rows.map(({ kind }) => kind).filter((kind) => kind !== 'payment.changed');
    };
    const [first, second] = whole(ada);
    const failed = (await startOf(ada, { invoices: [first] })).body;
    await payments.ways.test.fail(failed);
    expect(await kindsOf(failed.id)).toEqual(['payment.started', 'payment.failed']);
    const cancelled = (await startOf(ada, { invoices: [first] })).body;
    await payments.ways.test.cancel(cancelled);
    expect(await kindsOf(cancelled.id)).toEqual(['payment.started']);
    const paid = (await startOf(ada, { invoices: [second] })).body;
    await payments.ways.test.pay(paid);
    expect(await kindsOf(paid.id)).toEqual(['payment.started', 'payment.received']);
  });

  describe.each(['card', 'test'] as const)('by %s, whatever comes in what order', (method) => {
    const way = () => payments.ways[method];
    const paying = async () => {
      const ada = await payments.party();
      return { ada, payment: await ada.pay(method) };
    };
    const reasonsOf = async (ada: Party) => (await ada.issues()).map(({ reason }) => reason);

    it('is booked once, however often it is told', async () => {
      const { ada, payment } = await paying();
      await way().pay(payment);
      await way().pay(payment);
      expect(await ada.due()).toEqual([0]);
      expect((await ada.page()).balance).toEqual([]);
      expect(await reasonsOf(ada)).toEqual([]);
    });

    it('is told as taken back and given again, and its invoice is due meanwhile', async () => {
      const { ada, payment } = await paying();
      await way().pay(payment);
      await way().claim(payment, 'withdrawn');
      expect(await ada.read(payment.id)).toMatchObject({ status: 'reversed' });
      expect(await ada.due()).toEqual([1485]);
      await way().claim(payment, 'reinstated');
      expect(await ada.read(payment.id)).toMatchObject({ status: 'succeeded' });
      expect(await ada.due()).toEqual([0]);
      expect(await payments.differences()).toEqual([]);
    });

    it('that was taken back may be paid otherwise, and is credit when it is given again', async () => {
      const { ada, payment } = await paying();
      await way().pay(payment);
      await way().claim(payment, 'withdrawn');
      await way().pay(await ada.pay(method));
      await way().claim(payment, 'reinstated');
      expect(await ada.due()).toEqual([0]);
      expect((await ada.page()).balance).toEqual([euros(1485)]);
      expect(await payments.differences()).toEqual([]);
    });

    it('of an invoice that was voided meanwhile is the customer’s credit', async () => {
      const { ada, payment } = await paying();
      const [row] = ada.invoices;
      const invoice = await ada.wms.invoice(row?.id);
      const told = await ada.wms.tell('invoices', {
        number: row?.number,
        suiteNumber: 'S-1',
        status: 'void',
        issueDate: invoice?.issueDate,
        dueDate: invoice?.dueDate,
      });
      expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'updated' });
      await way().pay(payment);
      expect((await ada.page()).balance).toEqual([euros(1485)]);
      expect(await reasonsOf(ada)).toEqual(['nothing_due']);
    });
  });

  describe('by Stripe’s messages', () => {
    const at = (seconds: number) => ({ at: new Date(payments.clock().getTime() + seconds * 1000) });
    const paid = (payment: Told) =>
      payments.stripe.change(payment.id, { status: 'complete', payment_status: 'paid' }, 'succeeded');
    const reasonsOf = async (ada: Party) => (await ada.issues()).map(({ reason }) => reason);
    const statusOf = async (ada: Party, { id }: Told) => (await ada.read(id)).status;

    it('of a debit waits, and fails days later without being booked', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      const session = payments.stripe.change(payment.id, { status: 'complete' }, 'processing');
      await payments.sendStripe('checkout.session.completed', session);
      const waiting = await ada.read(payment.id);
      expect(waiting).toMatchObject({ status: 'pending', processing: true });
      expect(waiting.next).toBeUndefined();
      await payments.ways.card.fail(payment);
      expect(await statusOf(ada, payment)).toBe('failed');
      expect(await ada.due()).toEqual([1485]);
    });

    it('ends the same in whatever order they come', async () => {
      const seen: unknown[] = [];
      for (const order of [
        'paid,withdrawn,reinstated',
        'reinstated,withdrawn,paid',
        'withdrawn,paid,reinstated',
      ]) {
        const ada = await payments.party();
        const payment = await ada.pay('card');
        const session = paid(payment);
        for (const step of order.split(',')) {
          if (step === 'paid') await payments.sendStripe('checkout.session.completed', session);
          else await payments.ways.card.claim(payment, step as 'withdrawn');
        }
        seen.push([await statusOf(ada, payment), await ada.due(), (await ada.page()).balance]);
        expect(await payments.differences()).toEqual([]);
      }
      expect(seen).toEqual(seen.map(() => ['succeeded', [0], []]));
    });

    it('that it failed, coming after that it was paid, takes nothing back', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      const session = paid(payment);
      await payments.sendStripe('checkout.session.async_payment_succeeded', session, at(2));
      await payments.sendStripe('checkout.session.async_payment_failed', session, at(1));
      await payments.sendStripe('checkout.session.expired', session, at(0));
      expect(await statusOf(ada, payment)).toBe('succeeded');
      expect(await ada.due()).toEqual([0]);
    });

    it('that it was paid, coming after its end, is booked and shown to the operator', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      await payments.ways.card.cancel(payment);
      expect(await statusOf(ada, payment)).toBe('cancelled');
      await payments.sendStripe('checkout.session.completed', paid(payment));
      expect(await statusOf(ada, payment)).toBe('succeeded');
      expect(await reasonsOf(ada)).toEqual(['paid_after_end']);
    });

    it('books nothing of another amount or currency, and shows it to the operator', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      const session = paid(payment);
      await payments.sendStripe('checkout.session.completed', { ...session, amount_total: 1 });
      await payments.sendStripe('checkout.session.completed', { ...session, currency: 'usd' });
      expect(await statusOf(ada, payment)).toBe('pending');
      expect(await ada.due()).toEqual([1485]);
      expect(await reasonsOf(ada)).toEqual(['other_amount', 'other_amount']);
    });

    it('books nothing of a payment of another session, or of none', async () => {
      const ada = await payments.party();
      const bob = await payments.party();
      const [hers, his] = [await ada.pay('card'), await bob.pay('card')];
      const session = { ...paid(hers), client_reference_id: his.id };
      await payments.sendStripe('checkout.session.completed', session);
      expect(await statusOf(bob, his)).toBe('pending');
      expect(await reasonsOf(bob)).toEqual(['other_reference']);
      const unknown = { ...session, client_reference_id: 'pay_unknown' };
      const answer = await payments.sendStripe('checkout.session.completed', unknown);
      expect(answer.status).toBe(200);
      const { providerMessages } = schema;
      const rows = await opened.db
        .select()
        .from(providerMessages)
        .where(eq(providerMessages.paymentId, 'pay_unknown'));
      expect(rows).toMatchObject([{ warehouseId: null, issue: { reason: 'unknown_payment' } }]);
    });

    it('are refused with a wrong signature, and asked for again while Stripe can’t be asked', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      const { payload } = payments.stripe.message(
        'checkout.session.completed',
        paid(payment),
        payments.clock(),
      );
      const unsigned = await payments.post('webhooks/payments/stripe', payload, {});
      expect(unsigned.status).toBe(401);
      await payments.ways.card.pay(payment);
      payments.stripe.fail('away');
      const unread = await payments.ways.card.claim(payment, 'withdrawn');
      payments.stripe.fail(undefined);
      expect(unread.status).toBe(400);
      expect((await payments.ways.card.claim(payment, 'withdrawn')).status).toBe(200);
      expect(await statusOf(ada, payment)).toBe('reversed');
    });

    it('of what an operator has recorded already books nothing twice', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('card');
      const told = await ada.wms.tell('payments', {
        reference: payment.id,
        suiteNumber: 'S-1',
        status: 'succeeded',
        method: 'card',
        amount: 1485,
        currency: 'EUR',
        receivedAt: payment.receivedAt,
      });
      expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'updated' });
      await payments.ways.card.pay(payment);
      expect(await ada.due()).toEqual([0]);
      expect((await ada.page()).balance).toEqual([]);
      expect(await reasonsOf(ada)).toEqual(['already_recorded']);
    });
  });

  describe('by bank transfer', () => {
    const reasonsOf = async (ada: Party) => (await ada.issues()).map(({ reason }) => reason);

    it('is matched by its reference, whatever spaces and words are around it, once a file', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('bank_transfer');
      if (!payment.next || !('transfer' in payment.next)) throw new Error('There are no details');
      const typed = `Invoice, ref. ${payment.reference.toLowerCase()} thanks`;
      expect(payment.reference.replaceAll(' ', '')).toBe(payment.next.transfer.reference);
      const file = statementOf([{ amount: '14.85', remittance: typed }, { amount: '99.00' }]);

      const dry = await payments.bring(file, true);
      expect(dry.map(({ outcome }) => outcome)).toEqual(['booked', 'unmatched']);
      expect(await ada.due()).toEqual([1485]);
      expect((await payments.bring(file)).map(({ outcome }) => outcome)).toEqual(['booked', 'unmatched']);
      expect(await ada.due()).toEqual([0]);
      expect((await payments.bring(file)).map(({ outcome }) => outcome)).toEqual(['known', 'unmatched']);
      expect((await ada.page()).total).toBe(1);
    });

    it('by CSV is the same', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('bank_transfer');
      const csv = `id;bookedOn;amount;currency;reference;payer\nB1;2026-05-20;14.85;EUR;${payment.reference};Ada\nB2;2026-05-20;-3.00;EUR;;`;
      expect(await payments.bring(csv)).toMatchObject([{ outcome: 'booked', paymentId: payment.id }]);
      expect(await payments.bring(csv)).toMatchObject([{ outcome: 'known' }]);
      expect(await ada.due()).toEqual([0]);
    });

    it('of less or more books what came, and shows it to the operator', async () => {
      const ada = await payments.party(2);
      const [first, second] = ada.invoices;
      const less = await ada.pay('bank_transfer', { invoices: [{ id: first?.id }] });
      await payments.bring(statementOf([{ amount: '10.00', structured: await payments.referenceOf(less) }]));
      expect(await ada.due()).toEqual([485, 1485]);
      const more = await ada.pay('bank_transfer', { invoices: [{ id: second?.id }] });
      await payments.bring(statementOf([{ amount: '20.00', structured: await payments.referenceOf(more) }]));
      expect(await ada.due()).toEqual([485, 0]);
      expect((await ada.page()).balance).toEqual([euros(515)]);
      expect(await reasonsOf(ada)).toEqual(['other_amount', 'other_amount']);
    });

    it('that comes twice pays what is due still, and the rest is credit', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('bank_transfer');
      const structured = await payments.referenceOf(payment);
      const outcomes = await payments.bring(
        statementOf([
          { amount: '10.00', structured },
          { amount: '10.00', structured },
        ]),
      );
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['booked', 'booked']);
      expect(await ada.due()).toEqual([0]);
      expect((await ada.page()).balance).toEqual([euros(515)]);
      expect(await payments.differences()).toEqual([]);
    });

    it('in another currency books nothing', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('bank_transfer');
      const structured = await payments.referenceOf(payment);
      const [told] = await payments.bring(statementOf([{ amount: '14.85', currency: 'USD', structured }]));
      expect(told).toMatchObject({ outcome: 'refused', issue: 'other_amount' });
      expect(await ada.due()).toEqual([1485]);
    });
  });
});
