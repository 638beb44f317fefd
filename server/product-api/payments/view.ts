import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import { toRefund } from '@/server/database/repositories/billing/refunds';
import type { OwnPaymentRow } from '@/server/database/repositories/payments/own-payments';
import { leftOf, sumOf } from '../ledger/booked';

/** What there is to do for a payment that its provider collects. */
function nextOf({ payment, collected }: OwnPaymentRow): OwnPaymentDetail['next'] {
  if (payment.status !== 'pending' || !collected || collected.facts.processing) return undefined;
  const { url, expiresAt, transfer } = collected;
  if (transfer) return { transfer };
  if (url === null) return undefined;
  return { url, ...(expiresAt && { until: expiresAt.toISOString() }) };
}

/** A payment as its customer sees it. */
export function toOwnPayment(row: OwnPaymentRow): OwnPaymentDetail {
  const { payment, collected, numbers, refunds, shipmentIds = [] } = row;
  const { id, status, method, amount, currency, reference, receivedAt, amountTakenBack } = payment;
  const { allocations, toldAllocations } = payment;
  // What was taken back as a whole is on no invoice, and is told by those that it was on.
  const parts = status === 'reversed' ? (toldAllocations ?? allocations) : allocations;
  const money = (value: number) => ({ amount: value, currency });
  const unplaced = leftOf(payment) - sumOf(allocations);
  const next = nextOf(row);
  return {
    id,
    status,
    method,
    amount: money(amount),
    reference,
    receivedAt: receivedAt.toISOString(),
    invoices: parts.flatMap(({ invoiceId, amount: part }) => {
      const number = numbers.get(invoiceId);
      return number === undefined || part === 0 ? [] : { id: invoiceId, number, amount: money(part) };
    }),
    ...(unplaced > 0 && { toBalance: money(unplaced) }),
    ...(amountTakenBack > 0 && { takenBack: money(amountTakenBack) }),
    ...(refunds.length > 0 && { refunds: refunds.map(toRefund) }),
    ...(next && { next }),
    ...(shipmentIds.length > 0 && { shipmentIds: [...shipmentIds] }),
    ...(status === 'pending' && collected?.facts.processing && { processing: true }),
  };
}
