import type { Entry, Posting } from '@/server/database/repositories/ledger/post';
import type { InvoiceRow, PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import { sumOf } from './booked';
import { dueAccountOf } from './invoice-postings';
import { headOf } from './posting-head';

type Payment = Pick<PaymentRow, 'id' | 'accountId' | 'currency' | 'amount'> & { warehouseId: string };

/** A part of a payment, and the invoice it is put on. */
interface PaidPart {
  invoice: Pick<InvoiceRow, 'id' | 'status'>;
  /** Minor units. */
  amount: number;
}

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

/**
 * The posting of credit of a payment that is put on invoices.
 * @param parts with the invoices as they were before
 * @param applicationId of one application of credit, which takes a payment once
 */
export const creditApplied = (
  payment: Payment,
  parts: readonly PaidPart[],
  { applicationId, at }: { applicationId: string; at: Date },
): Posting => ({
  ...allocated(payment, parts, at),
  kind: 'credit_applied',
  cause: `${payment.id} applied ${applicationId}`,
});

/** What goes back of a payment: all of it, or one of its refunds. */
interface SentBack {
  /** The payment's id, or the refund's. */
  id: string;
  /** Minor units. */
  amount: number;
}

/** What takes a payment, or a part of it, off its invoices and the customer's credit. @param from what it is credited to */
function goingBack(
  payment: Payment,
  amount: number,
  parts: readonly PaidPart[],
  from: 'payments' | 'refunds_payable' = 'payments',
): Entry[] {
  const paymentId = payment.id;
  return [
    { ledgerAccount: from, debit: -amount, paymentId },
    { ledgerAccount: 'credit', debit: amount - sumOf(parts), paymentId },
    ...onInvoices(payment, parts, 1),
  ];
}

/**
 * The posting of money that went back.
 * @param parts what it took off invoices, as they are after it, due again; the rest was credit
 */
export function refunded(
  payment: Payment,
  { id, amount }: SentBack,
  parts: readonly PaidPart[],
  at: Date,
): Posting {
  return {
    ...headOf(payment, at),
    kind: 'payment_refunded',
    cause: `${id} refunded`,
    entries: goingBack(payment, amount, parts),
  };
}

/** The posting of money that is set aside for a refund, off invoices and credit as if it had gone. */
export const refundStarted = (
  payment: Payment,
  { id, amount }: SentBack,
  parts: readonly PaidPart[],
  at: Date,
): Posting => ({
  ...headOf(payment, at),
  kind: 'refund_started',
  cause: `${id} started`,
  entries: goingBack(payment, amount, parts, 'refunds_payable'),
});

/** What ends a refund that was under way: its money is set aside no more. */
const noMoreSetAside = (payment: Payment, amount: number, to: 'payments' | 'credit'): Entry[] => [
  { ledgerAccount: 'refunds_payable', debit: amount, paymentId: payment.id },
  { ledgerAccount: to, debit: -amount, paymentId: payment.id },
];

/** The posting of a refund that was under way, and has gone. */
export const refundSent = (payment: Payment, { id, amount }: SentBack, at: Date): Posting => ({
  ...headOf(payment, at),
  kind: 'payment_refunded',
  cause: `${id} refunded`,
  entries: noMoreSetAside(payment, amount, 'payments'),
});

/** The posting of a refund that was under way, and has not gone: it is the customer's credit. */
export const refundUnsent = (payment: Payment, { id, amount }: SentBack, at: Date): Posting => ({
  ...headOf(payment, at),
  kind: 'refund_failed',
  cause: `${id} failed`,
  entries: noMoreSetAside(payment, amount, 'credit'),
});

/** The posting of a refund that came back: it is the customer's credit. */
export const refundFailed = (payment: Payment, { id, amount }: SentBack, at: Date): Posting => ({
  ...received({ ...payment, amount }, at),
  kind: 'refund_failed',
  cause: `${id} failed`,
});

/** The posting of a part of a payment that a credit note takes off its invoice. @param part with the invoice as it was before */
export function released(
  payment: Payment,
  part: PaidPart,
  { id: noteId }: { id: string },
  at: Date,
): Posting {
  return {
    ...headOf(payment, at),
    kind: 'payment_released',
    cause: `${noteId} released ${payment.id}`,
    entries: [
      ...onInvoices(payment, [part], 1),
      { ledgerAccount: 'credit', debit: -part.amount, paymentId: payment.id },
    ],
  };
}

/** What its bank takes back, or gives again. */
interface Claimed {
  /** The provider's name of the claim, or what else changed how much claims have. */
  claim: string;
  /** Minor units. */
  amount: number;
}

/** The posting of a payment, or a part of it, that its bank took back. @param parts with the invoices as they are after it, due again */
export const reversed = (
  payment: Payment,
  { claim, amount }: Claimed,
  parts: readonly PaidPart[],
  at: Date,
): Posting => ({
  ...headOf(payment, at),
  kind: 'payment_reversed',
  cause: `${payment.id} reversed ${claim}`,
  entries: goingBack(payment, amount, parts),
});

/** The posting of money that was taken back and has come again: it is the customer's, as at first. */
export const reinstated = (payment: Payment, { claim, amount }: Claimed, at: Date): Posting => ({
  ...received({ ...payment, amount }, at),
  kind: 'payment_reinstated',
  cause: `${payment.id} reinstated ${claim}`,
});
