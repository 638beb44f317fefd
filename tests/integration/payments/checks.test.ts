import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { relayEvents } from '@/server/events/relay';
import { openJobs, type Jobs } from '@/server/jobs/queue';
import { checkPayment, paymentChecks } from '@/server/product-api/payments/checks';
import { ProviderUnavailable } from '@/server/payments/provider';
import { databases } from '@/tests/support/databases';
import { startPayments, type Payments } from './harness';

describe.each(databases)('payments left open on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  let jobs: Jobs;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
    jobs = await openJobs(opened.db, 60);
  });
  afterAll(async () => {
    await jobs.stop();
    await payments.close();
    await opened.close();
  });

  const dependencies = () => ({ db: opened.db, providers: payments.providers, clock: payments.clock });
  const check = (id: string) => checkPayment(dependencies(), id);

  it('are asked about, and what no message has told is booked', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('card');
    expect(await check(payment.id)).toBe(true);
    payments.stripe.change(payment.id, { status: 'complete', payment_status: 'paid' }, 'succeeded');
    expect(await check(payment.id)).toBe(false);
    expect(await ada.due()).toEqual([0]);
    await payments.ways.card.pay(payment);
    expect((await ada.page()).balance).toEqual([]);
    expect(await payments.differences()).toEqual([]);
  });

  it('of the test provider are known a minute after they are delayed', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('test');
    const pressed = await payments.press(payment, 'delay');
    expect(pressed).toMatchObject({ status: 303, location: expect.stringContaining(payment.id) as string });
    expect(await check(payment.id)).toBe(true);
    payments.advance(61);
    expect(await check(payment.id)).toBe(false);
    expect(await ada.due()).toEqual([0]);
  });

  it('are asked about when their time is over and their customer pays again', async () => {
    const ada = await payments.party();
    const first = await ada.pay('card');
    payments.advance(46 * 60);
    payments.stripe.change(first.id, { status: 'expired' });
    const second = await ada.pay('card');
    expect(second.id).not.toBe(first.id);
    expect(await ada.read(first.id)).toMatchObject({ status: 'cancelled' });
  });

  it('stay open while their provider is away', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('card');
    payments.stripe.fail('html');
    await expect(check(payment.id)).rejects.toBeInstanceOf(ProviderUnavailable);
    payments.stripe.fail(undefined);
    expect(await ada.read(payment.id)).toMatchObject({ status: 'pending' });
  });

  it('by bank transfer end after sixty days, and one that comes later is booked', async () => {
    const ada = await payments.party();
    const payment = await ada.pay('bank_transfer');
    payments.advance(60 * 86_400);
    expect(await check(payment.id)).toBe(true);
    payments.advance(1);
    expect(await check(payment.id)).toBe(false);
    expect(await ada.read(payment.id)).toMatchObject({ status: 'cancelled' });
    await payments.ways.bank_transfer.pay(payment);
    expect(await ada.due()).toEqual([0]);
    expect((await ada.issues()).map(({ reason }) => reason)).toEqual(['paid_after_end']);
  });

  it('that no provider has begun are ended', async () => {
    const ada = await payments.party();
    payments.stripe.fail('away');
    const [invoice] = ada.invoices;
    await ada.call('startPayment', { method: 'card', invoices: [{ id: invoice?.id }] });
    payments.stripe.fail(undefined);
    const [payment] = (await ada.page()).payments;
    expect(await check(payment?.id ?? '')).toBe(false);
    expect((await ada.page()).payments).toMatchObject([{ status: 'cancelled' }]);
  });

  it('are asked about by a job of each payment, until it has an outcome', async () => {
    const teller = paymentChecks(dependencies(), { first: -3_600_000, most: 0 });
    const { consume, work } = await teller.open(jobs);
    const relay = () =>
      relayEvents(opened.db, { consumers: [{ name: teller.name, consume }], clock: () => new Date() });
    // What the tests before have begun.
    while (await relay());
    await opened.db
      .update(schema.payments)
      .set({ status: 'cancelled' })
      .where(eq(schema.payments.status, 'pending'));
    while (await work());

    const ada = await payments.party();
    const payment = await ada.pay('card');
    await relay();
    payments.stripe.fail('away');
    expect(await work()).toBe(true);
    payments.stripe.fail(undefined);
    expect(await ada.read(payment.id)).toMatchObject({ status: 'pending' });
    const other = await payments.party();
    const second = await other.pay('card');
    await relay();
    payments.stripe.change(second.id, { status: 'complete', payment_status: 'paid' }, 'succeeded');
    expect(await work()).toBe(true);
    expect(await other.due()).toEqual([0]);
    expect(await work()).toBe(false);
  });
});
