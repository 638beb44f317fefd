import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { refundRow } from '../operators/harness';
import { startPayments, type Payments, type Told } from './harness';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe.each(databases)('refunds through the provider on $name (decision 066)', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  let ada: Awaited<ReturnType<Payments['party']>>;
  let payment: Told;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
  });
  afterAll(async () => {
    expect(await payments.differences()).toEqual([]);
    await payments.close();
    await opened.close();
  });

  /** A customer who has paid an invoice of 14.85, and 5.15 beside it. */
  async function paying(method: 'card' | 'test' | 'bank_transfer') {
    payments.stripe.refunds.next = 'pending';
    ada = await payments.party();
    payment = await ada.pay(method, { deposit: euros(515) });
    await payments.ways[method].pay(payment);
  }

  const byProvider = (amount: number, given: object = {}) =>
    refundRow(payment.id, amount, { refundedAt: undefined, sentBy: 'provider', ...given });
  const off = (amount: number) => ({
    allocations: [{ invoiceNumber: ada.invoices[0]?.number, amount }],
  });
  const issuesOf = async (row: object) => (await ada.wms.tell('refunds', row))?.issues;
  const read = () => ada.read(payment.id);
  const credit = async () => (await ada.page()).balance;
  const refunds = async () => (await ada.wms.read('refunds', { paymentReference: payment.id })).body.refunds;
  const told = async () => {
    const kinds = 'payment.refund_started,payment.refunded,payment.refund_failed,payment.reversed';
    const { body } = await ada.wms.read('changes', { kinds });
    const changes = body.changes as { kind: string; data: { amount: number } }[];
    return changes.map(({ kind, data }) => [kind, data.amount]);
  };

  describe.each(['card', 'test'] as const)('by %s', (method) => {
    const way = () => payments.ways[method];
    beforeEach(() => paying(method));

    it('sets the money aside, and is done once the provider says so', async () => {
      const row = byProvider(600, off(85));
      expect(await ada.wms.tell('refunds', row)).toMatchObject({ outcome: 'created', issues: [] });
      const pending = { refunds: [{ status: 'pending', amount: euros(600) }] };
      expect(await read()).toMatchObject({ status: 'succeeded', ...pending });
      expect([await credit(), await ada.due()]).toEqual([[], [85]]);
      expect(await payments.differences()).toEqual([]);
      expect(await payments.sendRefunds(payment)).toBe(true);
      expect(await read()).toMatchObject(pending);
      expect(await payments.differences()).toEqual([]);
      await way().refundArrives(payment);
      expect(await read()).toMatchObject({ refunds: [{ status: 'succeeded' }] });
      expect(await ada.wms.tell('refunds', row)).toMatchObject({ outcome: 'unchanged' });
      expect(await told()).toEqual([
        ['payment.refund_started', 600],
        ['payment.refunded', 600],
      ]);
      expect(await payments.differences()).toEqual([]);
    });

    it('is known by asking where no message tells of it', async () => {
      await ada.wms.tell('refunds', byProvider(500));
      await payments.sendRefunds(payment);
      if (method === 'card') {
        const [refund] = payments.stripe.refunds.of(payments.intentOf(payment));
        payments.stripe.refunds.change(refund?.id ?? '', { status: 'succeeded' });
      } else payments.advance(61);
      expect(await payments.sendRefunds(payment)).toBe(false);
      expect(await read()).toMatchObject({ refunds: [{ status: 'succeeded' }] });
    });

    it('of what is set aside there is no second one, and no credit', async () => {
      await ada.wms.tell('refunds', byProvider(515));
      expect(await issuesOf(byProvider(1))).toMatchObject([{ field: 'allocations' }]);
      expect(await issuesOf(byProvider(1486, off(1485)))).toMatchObject([{ field: 'amount' }]);
      const whole = await ada.wms.tell('payments', {
        ...{ reference: payment.id, suiteNumber: 'S-1', method, amount: 2000, currency: 'EUR' },
        ...{ status: 'refunded', receivedAt: payment.receivedAt },
      });
      expect(whole?.issues).toMatchObject([{ field: 'status' }]);
      expect(await credit()).toEqual([]);
    });

    it('of all is a payment under way until it is done', async () => {
      await ada.wms.tell('refunds', byProvider(2000, off(1485)));
      await payments.sendRefunds(payment);
      expect(await read()).toMatchObject({ status: 'succeeded' });
      expect(await ada.due()).toEqual([1485]);
      await way().refundArrives(payment);
      expect(await read()).toMatchObject({ status: 'refunded' });
    });

    it.each(['while it is under way', 'after it was done'])(
      'that bounces %s is credit again',
      async (when) => {
        await ada.wms.tell('refunds', byProvider(600, off(85)));
        await payments.sendRefunds(payment);
        if (when === 'after it was done') await way().refundArrives(payment);
        await way().refundBounces(payment);
        await way().refundBounces(payment);
        expect(await read()).toMatchObject({ status: 'succeeded', refunds: [{ status: 'failed' }] });
        expect([await credit(), await ada.due()]).toEqual([[euros(600)], [85]]);
        expect((await told()).at(-1)).toEqual(['payment.refund_failed', 600]);
        expect(await issuesOf(byProvider(600))).toEqual([]);
        expect(await payments.differences()).toEqual([]);
      },
    );

    it('made there by hand is booked once, of credit first, and what is more makes its invoice due', async () => {
      await way().refundHere(payment);
      await way().refundHere(payment);
      expect(await read()).toMatchObject({ status: 'refunded', refunds: [{ status: 'succeeded' }] });
      expect([await credit(), await ada.due()]).toEqual([[], [1485]]);
      expect(await refunds()).toMatchObject([{ sentBy: 'provider', amount: 2000, currency: 'EUR' }]);
      expect(await told()).toEqual([['payment.refunded', 2000]]);
      expect(await payments.differences()).toEqual([]);
      await way().refundBounces(payment);
      expect([await credit(), await ada.due()]).toEqual([[euros(515)], [0]]);
      expect(await payments.differences()).toEqual([]);
    });

    it('a dispute about a part takes back that part, and gives it again', async () => {
      await way().claimHalf(payment);
      expect(await read()).toMatchObject({ status: 'succeeded', takenBack: euros(1000) });
      expect([await credit(), await ada.due()]).toEqual([[], [485]]);
      expect(await told()).toEqual([['payment.reversed', 1000]]);
      expect(await payments.differences()).toEqual([]);
      expect(await issuesOf(byProvider(1001, off(1000)))).toMatchObject([{ field: 'amount' }]);
      await way().claim(payment, 'reinstated');
      expect((await read()).takenBack).toBeUndefined();
      expect([await credit(), await ada.due()]).toEqual([[euros(515)], [0]]);
      expect(await payments.differences()).toEqual([]);
    });

    it('its statement and "my data" say which is under way, done and come back', async () => {
      const token = await ada.wms.token();
      const types = async () => {
        const query = { from: '2026-05-01', to: '2026-06-30' };
        const { body } = await payments.call('getStatement', { token, query });
        return (body.entries as { type: string }[]).map(({ type }) => type).slice(2);
      };
      await ada.wms.tell('refunds', byProvider(100));
      expect(await types()).toEqual(['refund_pending']);
      await payments.sendRefunds(payment);
      await way().refundArrives(payment);
      expect(await types()).toEqual(['refund']);
      await way().refundBounces(payment);
      await way().claimHalf(payment);
      expect(await types()).toEqual(['taken_back', 'refund', 'refund_failed']);
      const { body } = await payments.call('getMyData', { token });
      expect(body.payments).toMatchObject([{ takenBack: euros(1000), refunds: [{ status: 'failed' }] }]);
      const id = ada.invoices[0]?.id ?? '';
      const invoice = await payments.call('getMyInvoice', { token, query: { id } });
      expect(invoice.body).toMatchObject({
        payments: [{ takenBack: euros(1000), refunds: [{ status: 'failed' }] }],
      });
    });
  });

  describe('of what no provider sends', () => {
    it('a bank transfer, the operator is told what to do, and may record it', async () => {
      await paying('bank_transfer');
      const [issue] = ((await issuesOf(byProvider(100))) ?? []) as { field: string; reason: string }[];
      expect(issue).toMatchObject({ field: 'sentBy' });
      expect(issue?.reason).toContain('transfer the money, then record it');
      expect(
        await issuesOf(refundRow(payment.id, 100, { refundedAt: payments.clock().toISOString() })),
      ).toEqual([]);
    });

    it('a payment of the operator’s own, likewise', async () => {
      await paying('card');
      const row = { reference: 'cash', suiteNumber: 'S-1', method: 'Cash', amount: 300, currency: 'EUR' };
      await ada.wms.tell('payments', { ...row, receivedAt: '2026-05-10T10:00:00Z' });
      const refund = refundRow('cash', 100, { refundedAt: undefined, sentBy: 'provider' });
      expect(await issuesOf(refund)).toMatchObject([{ field: 'sentBy' }]);
    });

    it('a row that tells what only the provider knows, and one that changes its sender', async () => {
      await paying('card');
      expect(await issuesOf(byProvider(100, { status: 'succeeded' }))).toMatchObject([{ field: 'status' }]);
      const refundedAt = payments.clock().toISOString();
      expect(await issuesOf(byProvider(100, { refundedAt }))).toMatchObject([{ field: 'refundedAt' }]);
      expect(await issuesOf(refundRow(payment.id, 100, { refundedAt: undefined }))).toMatchObject([
        { field: 'refundedAt' },
      ]);
      const row = byProvider(100);
      await ada.wms.tell('refunds', row);
      expect(await issuesOf({ ...row, sentBy: 'operator' })).toMatchObject([{ field: 'sentBy' }]);
      expect(await issuesOf({ ...row, status: 'failed' })).toMatchObject([{ field: 'status' }]);
    });
  });
});
