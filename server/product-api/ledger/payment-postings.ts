import type { Entry, Posting } from '@/server/database/repositories/ledger/post';
import type { InvoiceRow, PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import { dueAccountOf } from './invoice-postings';
import { headOf } from './posting-head';

type Payment = Pick<PaymentRow, 'id' | 'accountId' | 'currency' | 'amount'> & { warehouseId: string };

/** A part of a payment, and the invoice it is put on. */
interface PaidPart {
  invoice: Pick<InvoiceRow, 'id' | 'status'>;
  /** Minor units. */
  amount: number;
}

const sumOf = (parts: readonly PaidPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

const onInvoices = (payment: Payment, parts: readonly PaidPart[], sign: 1 | -1): Entry[] =>
  parts.map(({ invoice, amount }) => ({
    ledgerAccount: dueAccountOf(invoice.status),
    debit: sign * amount,
    invoiceId: invoice.id,
    paymentId: payment.id,
  }));

/** The posting of money that came: it is the customer's until it is put on invoices. */
export function received(payment: Payment, at: Date): Posting {
  const { id: paymentId, amount } = payment;
  return {
    ...headOf(payment, at),
    kind: 'payment_received',
    cause: `${paymentId} received`,
    entries: [
      { ledgerAccount: 'payments', debit: amount, paymentId },
      { ledgerAccount: 'credit', debit: -amount, paymentId },
    ],
  };
}

/**
 * The posting of a payment that is put on invoices.
 * @param parts with the invoices as they were before
 * @param again what came between, for a payment that was on invoices before
 */
export function allocated(payment: Payment, parts: readonly PaidPart[], at: Date, again?: string): Posting {
  return {
    ...headOf(payment, at),
    kind: 'payment_allocated',
    cause: `${payment.id} allocated${again === undefined ? '' : ` after ${again}`}`,
    entries: [
      { ledgerAccount: 'credit', debit: sumOf(parts), paymentId: payment.id },
      ...onInvoices(payment, parts, -1),
    ],
  };
}

/** What takes a payment off its invoices and the customer's credit. */
function goingBack({ id: paymentId, amount, ...of }: Payment, parts: readonly PaidPart[]): Entry[] {
  return [
    { ledgerAccount: 'payments', debit: -amount, paymentId },
    { ledgerAccount: 'credit', debit: amount - sumOf(parts), paymentId },
    ...onInvoices({ id: paymentId, amount, ...of }, parts, 1),
  ];
}

/** The posting of a payment that went back. @param parts with the invoices as they are after it, due again */
export const refunded = (payment: Payment, parts: readonly PaidPart[], at: Date): Posting => ({
  ...headOf(payment, at),
  kind: 'payment_refunded',
  cause: `${payment.id} refunded`,
  entries: goingBack(payment, parts),
});

/** The same for one that its bank took back. @param claim the provider's name of that */
export const reversed = (payment: Payment, parts: readonly PaidPart[], at: Date, claim: string): Posting => ({
  ...headOf(payment, at),
  kind: 'payment_reversed',
  cause: `${payment.id} reversed ${claim}`,
  entries: goingBack(payment, parts),
});

/** The posting of money that was taken back and has come again: it is the customer's, as at first. */
export const reinstated = (payment: Payment, at: Date, claim: string): Posting => ({
  ...received(payment, at),
  kind: 'payment_reinstated',
  cause: `${payment.id} reinstated ${claim}`,
});
