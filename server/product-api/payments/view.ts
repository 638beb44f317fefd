import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import type { OwnPaymentRow } from '@/server/database/repositories/payments/own-payments';

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
  const { payment, collected, numbers } = row;
  const { id, status, method, amount, currency, reference, receivedAt, allocations } = payment;
  const money = (value: number) => ({ amount: value, currency });
  const placed = allocations.reduce((sum, part) => sum + part.amount, 0);
  const next = nextOf(row);
  return {
    id,
    status,
    method,
    amount: money(amount),
    reference,
    receivedAt: receivedAt.toISOString(),
    invoices: allocations.flatMap(({ invoiceId, amount: part }) => {
      const number = numbers.get(invoiceId);
      return number === undefined ? [] : { id: invoiceId, number, amount: money(part) };
    }),
    ...(amount > placed && { toBalance: money(amount - placed) }),
    ...(next && { next }),
    ...(status === 'pending' && collected?.facts.processing && { processing: true }),
  };
}
