import { isLaterRefundStatus } from '@/lib/domain/billing/payment-facts';
import type { RefundStatus } from '@/lib/domain/billing/refund';
import type { Database } from '@/server/database';
import {
  changeTestPayment,
  readTestPayment,
  type TestPaymentRow,
} from '@/server/database/repositories/payments/test-payments';
import { ProviderRefused, ProviderUnavailable, type RefundFact, type RefundSending } from '../provider';

type TestRefund = TestPaymentRow['refunds'][number];

/** ms after which a refund that the portal sends has arrived, unless somebody decides otherwise on the page. */
const delay = 60_000;

const noPayment = () => new ProviderUnavailable('The test provider does not know this payment');

/** How a refund stands by now. */
export const statusOf = ({ states }: TestRefund, now: Date): RefundStatus =>
  states
    .filter(({ knownAt }) => new Date(knownAt) <= now)
    .reduce<RefundStatus>(
      (known, { status }) => (isLaterRefundStatus(status, known) ? status : known),
      'pending',
    );

/** What a refund says of its payment. */
export const refundFactOf = (refund: TestRefund, { order }: TestPaymentRow, now: Date): RefundFact => ({
  kind: 'refund',
  reference: refund.reference,
  ours: refund.ours,
  status: statusOf(refund, now),
  money: { amount: refund.amount, currency: order.currency },
  at: new Date(refund.at),
});

/** What of a payment no refund sends back, in minor units; 0 unless it is paid. */
export function refundableOf({ facts, refunds, order }: TestPaymentRow, now: Date): number {
  const isPaid = facts.some(({ fact }) => (fact as { kind: string }).kind === 'paid');
  const sent = refunds
    .filter((refund) => statusOf(refund, now) !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return isPaid ? order.amount - sent : 0;
}

/** A refund that has a state from each instant on. */
export function testRefund(
  { id, refunds }: TestPaymentRow,
  { amount, ours, at }: { amount: number; ours?: string; at: Date },
  states: readonly { status: RefundStatus; after: number }[],
): TestRefund {
  return {
    reference: `${id}_${refunds.length + 1}`,
    ...(ours !== undefined && { ours }),
    amount,
    at: at.toISOString(),
    states: states.map(({ status, after }) => ({
      status,
      knownAt: new Date(at.getTime() + after).toISOString(),
    })),
  };
}

/** Refunds of the test provider: under way for a minute, and then there. */
export const testRefunds = (db: Database, clock: () => Date): RefundSending => ({
  send: async ({ reference, charge }, { amount }, ours) => {
    if (charge === undefined) throw new ProviderRefused('other', 'no charge');
    const now = clock();
    const isOurs = (refund: TestRefund) => refund.ours === ours;
    await changeTestPayment(db, reference, (row) => {
      if (row.refunds.some(isOurs)) return undefined;
      if (amount > refundableOf(row, now)) throw new ProviderRefused('amount', 'more than is left');
      const states = [{ status: 'succeeded', after: delay }] as const;
      return { refunds: [...row.refunds, testRefund(row, { amount, ours, at: now }, states)] };
    });
    const row = await readTestPayment(db, reference);
    const made = row?.refunds.find(isOurs);
    if (!row || !made) throw noPayment();
    return refundFactOf(made, row, now);
  },
  read: async ({ reference }) => {
    const row = await readTestPayment(db, reference);
    if (!row) throw noPayment();
    return row.refunds.map((refund) => refundFactOf(refund, row, clock()));
  },
});
