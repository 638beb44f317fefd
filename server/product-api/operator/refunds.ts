import { isDeepStrictEqual } from 'node:util';
import { newId } from '@/server/database/ids';
import type { PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import type { RefundRow } from '@/server/database/repositories/billing/refunds';
import { leftOf, placedOn, sumOf } from '../ledger/booked';
import { RefundBook, type TakenOff } from './refund-book';
import { refundRowSchema, type RefundRowInput } from './refunds-row';
import { eachRow, reject, type RowOutcome } from './rows';

/**
 * What a row takes off invoices, one part per invoice.
 * @throws RowRejected when it is more than the payment has on one of them
 */
function partsOf(row: RefundRowInput, payment: PaymentRow, book: RefundBook): TakenOff[] {
  const parts = new Map<string, TakenOff>();
  row.allocations.forEach(({ invoiceNumber, amount }, index) => {
    const invoice = book.invoice(invoiceNumber);
    if (!invoice) reject(`allocations[${index}].invoiceNumber`, 'is of no invoice of this customer');
    const whole = (parts.get(invoice.id)?.amount ?? 0) + amount;
    const placed = placedOn(payment, invoice.id);
    if (whole > placed) {
      reject(
        'allocations',
        `take ${whole} off invoice ${invoiceNumber}, and ${placed} of the payment is on it`,
      );
    }
    parts.set(invoice.id, { invoice, amount: whole });
  });
  return [...parts.values()];
}

/** @throws RowRejected when more goes back than is left of the payment, or than is its customer's credit */
function requireLeft({ amount }: RefundRowInput, payment: PaymentRow, parts: readonly TakenOff[]): void {
  if (payment.status !== 'succeeded') reject('paymentReference', `is of a payment that is ${payment.status}`);
  const left = leftOf(payment);
  if (amount > left) reject('amount', `is ${amount}, and ${left} is left of the payment`);
  const off = sumOf(parts);
  if (off > amount) reject('allocations', `come to ${off}, and the refund is ${amount}`);
  const credit = left - sumOf(payment.allocations);
  if (amount - off <= credit) return;
  reject(
    'allocations',
    `come to ${off}, and ${credit} of the payment is credit: say from which invoices to take the other ${amount - off - credit}`,
  );
}

function addRefund(row: RefundRowInput, payment: PaymentRow, book: RefundBook): RowOutcome {
  if (row.status !== 'succeeded') reject('status', 'must be succeeded on a new refund');
  const refundedAt = new Date(row.refundedAt);
  if (refundedAt < payment.receivedAt) reject('refundedAt', 'is before the payment was received');
  const parts = partsOf(row, payment, book);
  requireLeft(row, payment, parts);
  const id = newId('ref');
  const refund: RefundRow = {
    id,
    accountId: payment.accountId,
    warehouseId: book.warehouseId,
    paymentId: payment.id,
    operatorReference: row.reference,
    status: 'succeeded',
    amount: row.amount,
    currency: payment.currency,
    reason: row.reason ?? null,
    parts: parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
    refundedAt,
    failedAt: null,
  };
  book.send(refund, payment, parts);
  return { outcome: 'created', id, issues: [] };
}

const stays = 'can’t change';

/** @throws RowRejected for a row that says another thing than the refund that is there */
function requireSame(row: RefundRowInput, known: RefundRow, payment: PaymentRow, book: RefundBook): void {
  if (known.paymentId !== payment.id) reject('paymentReference', stays);
  if (row.amount !== known.amount) reject('amount', stays);
  if (row.reason !== undefined && row.reason !== known.reason) reject('reason', stays);
  if (Date.parse(row.refundedAt) !== known.refundedAt.getTime()) reject('refundedAt', stays);
  if (row.allocations.length === 0) return;
  const taken = new Map<string, number>();
  for (const { invoiceNumber, amount } of row.allocations) {
    const id = book.invoice(invoiceNumber)?.id ?? '';
    taken.set(id, (taken.get(id) ?? 0) + amount);
  }
  const stored = new Map(known.parts.map(({ invoiceId, amount }) => [invoiceId, amount]));
  if (!isDeepStrictEqual(taken, stored)) reject('allocations', stays);
}

function changeRefund(
  row: RefundRowInput,
  known: RefundRow,
  payment: PaymentRow,
  book: RefundBook,
): RowOutcome {
  requireSame(row, known, payment, book);
  if (row.status === known.status) return { outcome: 'unchanged', id: known.id, issues: [] };
  if (known.status === 'failed') reject('status', 'can’t go from failed to succeeded: send it anew');
  if (payment.status === 'reversed') reject('status', 'can’t be failed while the payment is taken back');
  book.fail(known, payment);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/** POST operator/refunds: money of a payment that went back; it can fail later, and is credit then. */
export const takeRefunds = eachRow(
  refundRowSchema,
  (rows, context) => RefundBook.open(rows, context),
  (row, book) => {
    const account = book.customers.named(row.suiteNumber);
    const payment = book.payment(row.paymentReference);
    if (!payment || payment.accountId !== account.id) {
      reject('paymentReference', 'is of no payment of this customer');
    }
    const known = book.named(row.reference);
    return known ? changeRefund(row, known, payment, book) : addRefund(row, payment, book);
  },
);
