import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import type { InvoiceRow, PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import { mergedParts } from './parts';

/**
 * An invoice after more is paid or credited, or less with amounts below 0: paid as soon as nothing is due, and open again
 * when something is. Minor units.
 */
export function booked(
  invoice: InvoiceRow,
  { paid = 0, credited = 0 }: { paid?: number; credited?: number },
  now: Date,
): InvoiceRow {
  const amountPaid = invoice.amountPaid + paid;
  const amountCredited = invoice.amountCredited + credited;
  const reopened = invoice.status === 'paid' ? 'open' : invoice.status;
  const status = amountDueOf({ ...invoice, amountPaid, amountCredited }) === 0 ? 'paid' : reopened;
  return { ...invoice, amountPaid, amountCredited, status, updatedAt: now, version: invoice.version + 1 };
}

/** A payment after a part of it was taken off an invoice; what was put there stays known. Minor units. */
export function takenOff(
  payment: PaymentRow,
  { invoiceId, amount }: PaymentRow['allocations'][number],
): PaymentRow {
  const { allocations, toldAllocations } = payment;
  return {
    ...payment,
    toldAllocations: toldAllocations ?? allocations,
    allocations: allocations.map((part) =>
      part.invoiceId === invoiceId ? { invoiceId, amount: part.amount - amount } : part,
    ),
  };
}

/** A payment after more of it was put on invoices; what was told of it before stays known. */
export function putOn(payment: PaymentRow, parts: PaymentRow['allocations']): PaymentRow {
  const { allocations, toldAllocations } = payment;
  return {
    ...payment,
    toldAllocations: toldAllocations ?? allocations,
    allocations: mergedParts(allocations, parts),
  };
}

/** What of a payment is on an invoice. Minor units. */
export const placedOn = ({ allocations }: Pick<PaymentRow, 'allocations'>, invoiceId: string): number =>
  allocations.find((part) => part.invoiceId === invoiceId)?.amount ?? 0;

/** What of a payment neither its refunds have sent back or set aside, nor its bank has taken back. Minor units. */
export const leftOf = ({
  amount,
  amountRefunded,
  amountTakenBack,
}: Pick<PaymentRow, 'amount' | 'amountRefunded' | 'amountTakenBack'>): number =>
  amount - amountRefunded - amountTakenBack;

/** The sum of parts of a payment. Minor units. */
export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What of a payment is its customer's credit, once it has succeeded. Minor units. */
export const creditIn = (
  payment: Pick<PaymentRow, 'amount' | 'amountRefunded' | 'amountTakenBack' | 'allocations'>,
): number => leftOf(payment) - sumOf(payment.allocations);
