import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCreditorReference } from '@/lib/domain/values/check-digits';
import type { OpenedDatabase } from '@/server/database';
import { hookSignature } from '@/server/delivery';
import {
  MessageRefused,
  ProviderRefused,
  ProviderUnavailable,
  sendingProviders,
  type PaymentOrder,
  type PaymentProvider,
} from '@/server/payments/provider';
import { testSecret } from '@/server/payments/test';
import { databases } from '@/tests/support/databases';
import { returnUrl, secret, startPayments, type Payments } from './harness';

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(databases)('payment providers on $name (decision 062)', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
  });
  afterAll(async () => {
    await payments.close();
    await opened.close();
  });

  let orders = 0;
  const order = (given: Partial<PaymentOrder> = {}): PaymentOrder => ({
    paymentId: `pay_order${++orders}`,
    money: { amount: 1485, currency: 'EUR' },
    description: 'Invoice I-1',
    customer: { email: 'ada@example.com', language: 'de' },
    returnUrl: returnUrl(`pay_order${orders}`),
    startedAt: payments.clock(),
    ...given,
  });

  describe.each(['card', 'bank_transfer', 'test'] as const)('by %s', (method) => {
    it('begin a payment once, however often they are asked', async () => {
      const provider = payments.provider(method);
      const asked = order();
      const first = await provider.start(asked);
      expect(await provider.start(asked)).toEqual(first);
      expect((await provider.start(order())).reference).not.toBe(first.reference);
      expect(first.transfer ?? first.url).toBeDefined();
    });

    it('know nothing of a payment that nobody has paid', async () => {
      const provider = payments.provider(method);
      const asked = order();
      const { reference } = await provider.start(asked);
      expect(await provider.read({ ...asked, reference })).toEqual([]);
    });

    it('refuse what they have not signed', async () => {
      const provider = payments.provider(method);
      const unsigned = provider.verifyMessage(new Headers(), bytes('{}'));
      await expect(unsigned).rejects.toBeInstanceOf(MessageRefused);
    });

    it('are paid in full, to the cent, by their own way', async () => {
      const ada = await payments.party();
      const payment = await ada.pay(method);
      expect(payment).toMatchObject({ status: 'pending', amount: { amount: 1485, currency: 'EUR' } });
      await payments.ways[method].pay(payment);
      expect(await ada.read(payment.id)).toMatchObject({ status: 'succeeded' });
      expect(await ada.due()).toEqual([0]);
      expect(await payments.differences()).toEqual([]);
    });
  });

  describe.each(['card', 'test'] as const)('that are hosted, by %s', (method) => {
    it('read the money that came, as their message told it', async () => {
      const ada = await payments.party();
      const payment = await ada.pay(method);
      await payments.ways[method].pay(payment);
      const reference = await payments.referenceOf(payment);
      const read = await payments
        .provider(method)
        .read({ paymentId: payment.id, reference, startedAt: payments.clock() });
      expect(read).toMatchObject([{ kind: 'paid', money: { amount: 1485, currency: 'EUR' } }]);
    });

    it('read that a payment failed, and that one was cancelled', async () => {
      const ada = await payments.party(2);
      for (const [act, how] of [
        ['fail', 'failed'],
        ['cancel', 'cancelled'],
      ] as const) {
        const payment = await ada.pay(method);
        await payments.ways[method][act](payment);
        const reference = await payments.referenceOf(payment);
        const of = { paymentId: payment.id, reference, startedAt: payments.clock() };
        expect(await payments.provider(method).read(of)).toEqual([{ kind: 'ended', how }]);
      }
    });

    const sendingOf = (provider: PaymentProvider) => {
      if (!provider.refunds) throw new Error(`${provider.name} sends no money back`);
      return provider.refunds;
    };

    it('give back once what was charged, never more than is left of it, and nothing that was not', async () => {
      const provider = payments.provider(method);
      expect(sendingProviders.has(provider.name)).toBe(true);
      const { send, read } = sendingOf(provider);
      const ada = await payments.party();
      const payment = await ada.pay(method);
      await payments.ways[method].pay(payment);
      const of = await payments.chargedOf(payment);
      const money = { amount: 1000, currency: 'EUR' };
      const fact = { kind: 'refund', ours: `ref_${payment.id}`, money };
      const sent = await send(of, money, `ref_${payment.id}`);
      expect(sent).toMatchObject(fact);
      expect(await send(of, money, `ref_${payment.id}`)).toMatchObject({ reference: sent.reference });
      expect(await read(of)).toMatchObject([fact]);
      await expect(send(of, money, 'ref_more')).rejects.toBeInstanceOf(ProviderRefused);
      const uncharged = send({ ...of, charge: undefined }, money, 'ref_2');
      await expect(uncharged).rejects.toBeInstanceOf(ProviderRefused);
    });

    it('read the refunds that somebody made there', async () => {
      const provider = payments.provider(method);
      const ada = await payments.party();
      const payment = await ada.pay(method);
      await payments.ways[method].pay(payment);
      await payments.ways[method].refundHere(payment);
      const [refund, ...others] = await sendingOf(provider).read(await payments.chargedOf(payment));
      expect(refund).toMatchObject({ kind: 'refund', status: 'succeeded', money: { amount: 1485 } });
      expect([refund?.ours, others]).toEqual([undefined, []]);
    });
  });

  describe('Stripe', () => {
    const at = () => payments.clock();
    const verify = (payload: string, headers: Record<string, string>) =>
      payments.provider('stripe').verifyMessage(new Headers(headers), bytes(payload));

    it('is asked for a session with our id, one key of idempotency and the way back', async () => {
      const asked = order();
      await payments.provider('stripe').start(asked);
      const { key, params } = payments.stripe.asked.at(-1) ?? {};
      expect(key).toBe(asked.paymentId);
      expect(params).toMatchObject({
        mode: 'payment',
        client_reference_id: asked.paymentId,
        'payment_intent_data[metadata][waybill_payment]': asked.paymentId,
        'line_items[0][price_data][unit_amount]': '1485',
        'line_items[0][price_data][currency]': 'eur',
        success_url: asked.returnUrl,
        cancel_url: asked.returnUrl,
        locale: 'de',
      });
    });

    it.each([
      ['JPY', 1500, '1500'],
      ['ISK', 1500, '150000'],
      ['KWD', 1500, '1500'],
      ['MGA', 150_000, '1500'],
    ])('is told amounts in %s in its own decimals', async (currency, amount, told) => {
      await payments.provider('stripe').start(order({ money: { amount, currency } }));
      const { params } = payments.stripe.asked.at(-1) ?? {};
      expect(params?.['line_items[0][price_data][unit_amount]']).toBe(told);
    });

    it('refuses an amount that it has no number for, and says why a payment is refused', async () => {
      const start = (money: PaymentOrder['money']) => payments.provider('stripe').start(order({ money }));
      await expect(start({ amount: 1505, currency: 'KWD' })).rejects.toMatchObject({ reason: 'amount' });
      await expect(start({ amount: 20, currency: 'EUR' })).rejects.toMatchObject({ reason: 'amount' });
      await expect(start({ amount: 2000, currency: 'XXX' })).rejects.toMatchObject({ reason: 'currency' });
    });

    it.each(['away', 'html', 'nonsense'] as const)('that is %s is unavailable, not wrong', async (fault) => {
      const asked = order();
      const { reference } = await payments.provider('stripe').start(asked);
      payments.stripe.fail(fault);
      try {
        const { start, read, refunds } = payments.provider('stripe');
        const of = { ...asked, reference, charge: 'pi_1' };
        await expect(start(order())).rejects.toBeInstanceOf(ProviderUnavailable);
        await expect(read(of)).rejects.toBeInstanceOf(ProviderUnavailable);
        await expect(refunds?.read(of)).rejects.toBeInstanceOf(ProviderUnavailable);
        await expect(refunds?.send(of, asked.money, 'ref_1')).rejects.toBeInstanceOf(ProviderUnavailable);
      } finally {
        payments.stripe.fail(undefined);
      }
    });

    it('that knows nothing of a payment decides nothing', async () => {
      const unknown = { ...order(), reference: 'cs_test_unknown' };
      const read = payments.provider('stripe').read(unknown);
      await expect(read).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it('is believed by its signature, for five minutes, and for its own account', async () => {
      const asked = order();
      await payments.provider('stripe').start(asked);
      const session = payments.stripe.change(asked.paymentId, { payment_status: 'paid' }, 'succeeded');
      const type = 'checkout.session.completed';
      const told = payments.stripe.message(type, session, at());
      expect(await verify(told.payload, told.headers)).toMatchObject({ paymentId: asked.paymentId });

      const altered = told.payload.replace('1485', '9485');
      await expect(verify(altered, told.headers)).rejects.toBeInstanceOf(MessageRefused);
      const old = payments.stripe.message(type, session, new Date(at().getTime() - 301_000));
      await expect(verify(old.payload, old.headers)).rejects.toBeInstanceOf(MessageRefused);
      const other = payments.stripe.message(type, session, at(), { account: 'acct_other' });
      await expect(verify(other.payload, other.headers)).rejects.toBeInstanceOf(MessageRefused);
    });

    it('has messages about other things, which mean nothing here', async () => {
      const about = payments.stripe.message('customer.created', { id: 'cus_1' }, at());
      expect(await verify(about.payload, about.headers)).toBeNull();
      const asked = order();
      await payments.provider('stripe').start(asked);
      const shop = { ...payments.stripe.change(asked.paymentId, {}), client_reference_id: null };
      const foreign = payments.stripe.message('checkout.session.completed', shop, at());
      expect(await verify(foreign.payload, foreign.headers)).toBeNull();
    });
  });

  it('the test provider is believed for five minutes', async () => {
    const fact = { kind: 'ended', how: 'failed' };
    const body = JSON.stringify({ id: 'tst_1', paymentId: 'pay_1', reference: 'tst_1', fact });
    const signed = (at: Date) =>
      new Headers({ 'waybill-signature': hookSignature(testSecret(secret), body, at) });
    const { verifyMessage } = payments.provider('test');
    expect(await verifyMessage(signed(payments.clock()), bytes(body))).toMatchObject({ paymentId: 'pay_1' });
    const old = new Date(payments.clock().getTime() - 301_000);
    await expect(verifyMessage(signed(old), bytes(body))).rejects.toBeInstanceOf(MessageRefused);
  });

  it('a bank transfer has a structured reference with check digits, and a QR code for euros', async () => {
    const { reference, transfer } = await payments.provider('bank_transfer').start(order());
    expect(readCreditorReference(reference)).toBe(reference);
    const lines = transfer?.qr?.split('\n') ?? [];
    expect(lines).toEqual([
      ...['BCD', '002', '1', 'SCT', 'SOLADEST600', 'Palm Parcels', 'DE75512108001245126199'],
      ...['EUR14.85', '', reference],
    ]);
  });

  it('a bank transfer in a currency without an account is refused, and is given back by hand', async () => {
    const provider = payments.provider('bank_transfer');
    const dollars = provider.start(order({ money: { amount: 100, currency: 'USD' } }));
    await expect(dollars).rejects.toMatchObject({ reason: 'currency' });
    expect(provider.refunds).toBeUndefined();
    expect(sendingProviders.has(provider.name)).toBe(false);
  });
});
