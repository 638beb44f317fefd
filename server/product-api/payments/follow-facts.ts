import { isLaterRefundStatus, takenBackOf } from '@/lib/domain/billing/payment-facts';
import type { StoredFacts, StoredRefund } from '@/lib/domain/billing/payment-facts';
import type { PaymentIssue } from '@/lib/domain/billing/payment-issue';
import { newId } from '@/server/database/ids';
import type { RefundRow } from '@/server/database/repositories/billing/refunds';
import { leftOf } from '../ledger/booked';
import type { PaymentBooking } from './booking';

/** What brought it about that facts are followed. */
interface Change {
  /** Of postings; never the same again. */
  cause: string;
  /** What was told: that the money came, or something of a claim or a refund. */
  of: 'payment' | 'claim' | 'refund';
  /** The refund, by its provider's name of it. */
  refund?: string | undefined;
  /** Who tells the facts. */
  provider: string;
}

/**
 * The refund that a provider tells of: known by the provider's name of it, or one of ours that has no such name yet. One
 * that nobody asked the provider for may have been recorded by its operator: it is the one of the same amount.
 */
function refundOf(rows: readonly RefundRow[], name: string, { ours, amount, status }: StoredRefund) {
  const isUnnamed = ({ providerReference }: RefundRow) => providerReference === null;
  const isRecorded = (row: RefundRow) =>
    row.provider === null && isUnnamed(row) && (row.status !== 'failed' || status === 'failed');
  return (
    rows.find(({ providerReference, id }) => providerReference === name || id === name) ??
    rows.find((row) => row.id === ours && isUnnamed(row) && row.status === 'pending') ??
    rows.find((row) => isRecorded(row) && row.amount === amount)
  );
}

function refundMadeThere(
  { payment }: PaymentBooking,
  name: string,
  { status, amount, at, failure }: StoredRefund,
  provider: string,
): RefundRow {
  const id = newId('ref');
  const refundedAt = new Date(at);
  return {
    id,
    accountId: payment.accountId,
    warehouseId: payment.warehouseId,
    paymentId: payment.id,
    operatorReference: id,
    status,
    amount,
    currency: payment.currency,
    reason: null,
    parts: [],
    provider,
    providerReference: name,
    failure: failure ?? null,
    refundedAt,
    failedAt: status === 'failed' ? refundedAt : null,
  };
}

/** Books a refund that was made at the provider. What claims had of the same money is theirs no more. */
function addMadeThere(booking: PaymentBooking, refund: RefundRow): PaymentIssue | undefined {
  const { payment } = booking;
  const { amount, currency } = refund;
  if (refund.status !== 'failed') {
    const most = payment.amount - payment.amountRefunded;
    if (amount > most) {
      return { reason: 'more_than_left', told: { amount, currency }, expected: { amount: most, currency } };
    }
    const claimed = Math.max(amount - leftOf(payment), 0);
    booking.setTakenBack(payment.amountTakenBack - claimed, `before ${refund.id}`, false);
  }
  booking.addRefund(refund);
  return undefined;
}

/** Moves a refund to where its provider says that it stands. @returns what somebody has to see of it */
function followRefund(
  booking: PaymentBooking,
  name: string,
  told: StoredRefund,
  provider: string,
): PaymentIssue | undefined {
  const known = refundOf(booking.refunds, name, told);
  if (!known) return addMadeThere(booking, refundMadeThere(booking, name, told, provider));
  const { currency } = known;
  const money = { amount: told.amount, currency };
  if (told.amount !== known.amount) {
    return { reason: 'other_amount', told: money, expected: { amount: known.amount, currency } };
  }
  const isNew = known.providerReference === null && known.id !== name;
  if (isNew) booking.nameRefund(known, name);
  const named = isNew ? { ...known, providerReference: name } : known;
  if (isLaterRefundStatus(told.status, known.status)) {
    if (told.status === 'failed') booking.failRefund(named, told.failure);
    else booking.completeRefund(named);
  }
  return isNew && known.provider === null ? { reason: 'already_recorded', told: money } : undefined;
}

/**
 * Books what became of the money of a payment that came: its refunds, and what claims have taken back, by all facts so far,
 * so that their order does not matter. Refunds come first: claims have at most what they leave.
 * @returns what somebody has to see of it
 */
export function followFacts(
  booking: PaymentBooking,
  facts: StoredFacts,
  { cause, of, refund, provider }: Change,
): PaymentIssue | undefined {
  // What came back may be what another refund has sent.
  const isBack = ({ status }: StoredRefund) => Number(status === 'failed');
  const refunds = Object.entries(facts.refunds ?? {}).sort(([, a], [, b]) => isBack(b) - isBack(a));
  const claimed = takenBackOf(facts);
  const { status, amountRefunded } = booking.payment;
  if (status === 'refunded' && amountRefunded === 0) {
    return refunds.length > 0 || claimed > 0 ? { reason: 'already_recorded' } : undefined;
  }
  const issues = refunds.map(([name, told]) => {
    const issue = followRefund(booking, name, told, provider);
    // What is wrong with another was said when that was told.
    return of === 'payment' || name === refund ? issue : undefined;
  });
  const { payment } = booking;
  const { currency } = payment;
  const most = payment.amount - payment.amountRefunded;
  // What claims have changes by a refund, too, and is no news then.
  booking.setTakenBack(Math.min(claimed, most), cause, of !== 'refund');
  booking.refill(cause);
  booking.restate();
  if (of !== 'refund' && claimed > most) {
    const money = (amount: number) => ({ amount, currency });
    issues.push({ reason: 'more_than_left', told: money(claimed), expected: money(most) });
  }
  return issues.find((issue) => issue !== undefined);
}
