import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { relayEvents } from '@/server/events/relay';
import { openJobs, type Jobs } from '@/server/jobs/queue';
import { refundChecks } from '@/server/product-api/payments/send-refund';
import { ProviderUnavailable } from '@/server/payments/provider';
import { databases } from '@/tests/support/databases';
import { refundRow } from '../operators/harness';
import { startPayments, type Payments, type Told } from './harness';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe.each(databases)('refunds at Stripe on $name (decision 066)', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  let jobs: Jobs;
  let ada: Awaited<ReturnType<Payments['party']>>;
  let payment: Told;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
    jobs = await openJobs(opened.db, 60);
  });
  afterAll(async () => {
    expect(await payments.differences()).toEqual([]);
    await jobs.stop();
    await payments.close();
    await opened.close();
  });
  /** A customer who has paid 20.00 into their balance. */
  beforeEach(async () => {
    payments.stripe.refunds.next = 'succeeded';
    payments.stripe.fail(undefined);
    ada = await payments.party(0);
    payment = await ada.pay('card', { invoices: undefined, deposit: euros(2000) });
    await payments.ways.card.pay(payment);
  });

  const send = async (amount: number) => {
    const row = refundRow(payment.id, amount, { refundedAt: undefined, sentBy: 'provider' });
    const told = await ada.wms.tell('refunds', row);
    expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'created' });
    return told?.id ?? '';
  };
  const sent = () => payments.stripe.refunds.of(payments.intentOf(payment));
  const states = async () => ((await ada.read(payment.id)).refunds ?? []).map(({ status }) => status);
  const credit = async () => (await ada.page()).balance;
  const reasons = async () => (await ada.issues()).map(({ reason }) => reason);
  const refunds = async () => (await ada.wms.read('refunds')).body.refunds;

  it('is sent with our ids and one key of idempotency, outside of any transaction', async () => {
    const id = await send(500);
    expect(sent()).toEqual([]);
    expect(await payments.sendRefunds(payment)).toBe(false);
    expect(payments.stripe.asked.at(-1)).toMatchObject({
      path: '/v1/refunds',
      key: id,
      params: { amount: '500', 'metadata[waybill_payment]': payment.id, 'metadata[waybill_refund]': id },
    });
    expect(await refunds()).toMatchObject([{ id, status: 'succeeded', providerReference: sent()[0]?.id }]);
  });

  it.each(['away', 'html', 'nonsense'] as const)('waits while Stripe is %s', async (fault) => {
    await send(500);
    payments.stripe.fail(fault);
    await expect(payments.sendRefunds(payment)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await states()).toEqual(['pending']);
    payments.stripe.fail(undefined);
    expect(await payments.sendRefunds(payment)).toBe(false);
    expect([await states(), sent().length]).toEqual([['succeeded'], 1]);
  });

  it('whose answer was lost is found, even after Stripe has forgotten its key', async () => {
    await send(500);
    payments.stripe.fail('lost');
    await expect(payments.sendRefunds(payment)).rejects.toBeInstanceOf(ProviderUnavailable);
    payments.stripe.fail(undefined);
    payments.stripe.forgetKeys();
    expect(await states()).toEqual(['pending']);
    await payments.sendRefunds(payment);
    expect([await states(), sent().length]).toEqual([['succeeded'], 1]);
    expect(await credit()).toEqual([euros(1500)]);
  });

  it('that is asked about twice at once is sent once', async () => {
    await send(500);
    await Promise.all([payments.sendRefunds(payment), payments.sendRefunds(payment)]);
    expect([await states(), sent().length]).toEqual([['succeeded'], 1]);
    expect((await refunds()).length).toBe(1);
  });

  it('that Stripe refuses has failed, with its reason, and the money is credit again', async () => {
    await send(500);
    payments.stripe.refunds.make(payments.intentOf(payment), { amount: 1600 });
    await payments.sendRefunds(payment);
    const failed = (await refunds()).find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ amount: 500, failureReason: expect.stringContaining('amount') as string });
    expect(await credit()).toEqual([euros(400)]);
  });

  it('keeps its customer from being erased until it is done (decision 061)', async () => {
    const row = refundRow(payment.id, 2000, { refundedAt: undefined, sentBy: 'provider' });
    await ada.wms.tell('refunds', row);
    await ada.wms.tell('customers', { suiteNumber: 'S-1', status: 'closed' });
    const body = { suiteNumber: 'S-1' };
    const erase = () => payments.call('operator/eraseCustomer', { token: ada.wms.key, body });
    expect((await erase()).body).toMatchObject({
      code: 1042,
      message: expect.stringContaining(`refunds under way (${row.reference})`) as string,
    });
    await payments.sendRefunds(payment);
    expect((await erase()).status).toBe(200);
  });

  it('that failed at Stripe tells why', async () => {
    payments.stripe.refunds.next = 'pending';
    await send(500);
    await payments.sendRefunds(payment);
    await payments.ways.card.refundBounces(payment);
    expect(await refunds()).toMatchObject([{ status: 'failed', failureReason: 'lost_or_stolen_card' }]);
  });

  it('is done whatever comes first: the message before the answer, twice, late and in the old form', async () => {
    payments.stripe.refunds.next = 'pending';
    await send(500);
    payments.stripe.fail('lost');
    await expect(payments.sendRefunds(payment)).rejects.toBeInstanceOf(ProviderUnavailable);
    payments.stripe.fail(undefined);
    const [made] = sent();
    const done = { ...made, status: 'succeeded' };
    await payments.sendStripe('charge.refund.updated', done);
    await payments.sendStripe('refund.updated', done);
    const late = await payments.sendStripe('refund.created', made ?? {});
    expect([late.status, await states()]).toEqual([200, ['succeeded']]);
    await payments.sendRefunds(payment);
    expect((await refunds()).length).toBe(1);
    expect(await credit()).toEqual([euros(1500)]);
  });

  it('made there before the payment was told is booked once that is', async () => {
    const bob = await payments.party();
    const late = await bob.pay('card');
    const paid = { status: 'complete', payment_status: 'paid' } as const;
    const session = payments.stripe.change(late.id, paid, 'succeeded');
    const refund = payments.stripe.refunds.make(payments.intentOf(late), { amount: 485 });
    await payments.sendStripe('refund.created', refund);
    expect(await bob.read(late.id)).toMatchObject({ status: 'pending' });
    await payments.sendStripe('checkout.session.completed', session);
    expect(await bob.read(late.id)).toMatchObject({ refunds: [{ amount: euros(485) }] });
    expect(await bob.due()).toEqual([485]);
  });

  it('that its operator has recorded already is not booked again, and bounces as that one', async () => {
    const row = refundRow(payment.id, 500, { refundedAt: payments.clock().toISOString() });
    await ada.wms.tell('refunds', row);
    const made = payments.stripe.refunds.make(payments.intentOf(payment), { amount: 500 });
    await payments.sendStripe('refund.created', made);
    expect([await credit(), await reasons()]).toEqual([[euros(1500)], ['already_recorded']]);
    await payments.ways.card.refundBounces(payment);
    expect([await credit(), await states()]).toEqual([[euros(2000)], ['failed']]);
  });

  it('of more than is left, of another currency, charge or payment is not booked, and shown', async () => {
    const made = payments.stripe.refunds.make(payments.intentOf(payment), { amount: 1 });
    await payments.sendStripe('refund.created', { ...made, amount: 2001 });
    await payments.sendStripe('refund.created', { ...made, id: 're_usd', currency: 'usd' });
    const bob = await payments.party();
    const other = await bob.pay('card');
    const metadata = { waybill_payment: payment.id };
    payments.stripe.change(other.id, { metadata });
    payments.stripe.change(other.id, {}, 'succeeded');
    await payments.sendStripe('refund.created', {
      ...made,
      id: 're_other',
      payment_intent: payments.intentOf(other),
    });
    expect(await states()).toEqual([]);
    expect((await reasons()).sort()).toEqual(['more_than_left', 'other_amount', 'other_reference']);
    const answer = await payments.sendStripe('refund.created', { ...made, payment_intent: null });
    expect([answer.status, await credit()]).toEqual([200, [euros(2000)]]);
  });

  it('of another account of Stripe is refused', async () => {
    const made = payments.stripe.refunds.make(payments.intentOf(payment), { amount: 100 });
    const given = { account: 'acct_other' };
    expect((await payments.sendStripe('refund.created', made, { given })).status).toBe(401);
    expect(await states()).toEqual([]);
  });

  it('of a payment that was disputed meanwhile comes before the claim', async () => {
    await payments.ways.card.claim(payment, 'withdrawn');
    const made = payments.stripe.refunds.make(payments.intentOf(payment), { amount: 500 });
    await payments.sendStripe('refund.created', made);
    expect(await ada.read(payment.id)).toMatchObject({ status: 'reversed', takenBack: euros(1500) });
    expect(await payments.differences()).toEqual([]);
    await payments.ways.card.claim(payment, 'reinstated');
    expect(await credit()).toEqual([euros(1500)]);
  });

  it('is sent, and asked about, by a job of each, which outlives the process that stored it', async () => {
    const dependencies = { db: opened.db, providers: payments.providers, clock: payments.clock };
    const teller = refundChecks(dependencies, { first: -3_600_000, most: 0 });
    const { consume, work } = await teller.open(jobs);
    const relay = () =>
      relayEvents(opened.db, { consumers: [{ name: teller.name, consume }], clock: () => new Date() });
    // What the tests before have begun.
    while (await relay());
    while (await work());
    payments.stripe.refunds.next = 'pending';
    await send(500);
    await relay();
    expect(await work()).toBe(true);
    expect([await states(), sent().length]).toEqual([['pending'], 1]);
    payments.stripe.refunds.change(sent()[0]?.id ?? '', { status: 'succeeded' });
    expect(await work()).toBe(true);
    expect(await states()).toEqual(['succeeded']);
    expect(await work()).toBe(false);
  });
});
