import { isDeepStrictEqual } from 'node:util';
import { newId } from '@/server/database/ids';
import { sendingProviders } from '@/server/payments/provider';
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

/** When the operator sent a refund. @throws RowRejected */
function recordedAt({ status = 'succeeded', refundedAt }: RefundRowInput, payment: PaymentRow): Date {
  if (status !== 'succeeded') reject('status', 'must be succeeded on a new refund');
  if (refundedAt === undefined) reject('refundedAt', 'is missing: say when you sent it');
  const at = new Date(refundedAt);
  if (at < payment.receivedAt) reject('refundedAt', 'is before the payment was received');
  return at;
}

/** Who is to send a refund. @throws RowRejected where nobody can but the operator */
function senderOf({ status, refundedAt }: RefundRowInput, payment: PaymentRow, book: RefundBook): string {
  if (status !== undefined) reject('status', 'is the provider’s to tell: leave it out');
  if (refundedAt !== undefined) reject('refundedAt', 'is when the provider is asked: leave it out');
  const collected = book.collected(payment);
  if (!collected) {
    reject(
      'sentBy',
      'can’t be provider, for no provider collected this payment: send the money yourself, then record it with refundedAt',
    );
  }
  if (!sendingProviders.has(collected.provider)) {
    reject(
      'sentBy',
      'can’t be provider, for a bank transfer is sent back by your bank: transfer the money, then record it with refundedAt',
    );
  }
  if (collected.charge === null) {
    reject(
      'sentBy',
      'can’t be provider, for the provider has not told what it charged: refund it there, and it is booked',
    );
  }
  return collected.provider;
}

function addRefund(row: RefundRowInput, payment: PaymentRow, book: RefundBook): RowOutcome {
  const provider = row.sentBy === 'provider' ? senderOf(row, payment, book) : null;
  const refundedAt = provider === null ? recordedAt(row, payment) : book.now;
  const parts = partsOf(row, payment, book);
  requireLeft(row, payment, parts);
  const id = newId('ref');
  const refund: RefundRow = {
    id,
    accountId: payment.accountId,
    warehouseId: book.warehouseId,
    paymentId: payment.id,
    operatorReference: row.reference,
    status: provider === null ? 'succeeded' : 'pending',
    amount: row.amount,
    currency: payment.currency,
    reason: row.reason ?? null,
    parts: parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
    provider,
    providerReference: null,
    failure: null,
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
  if ((row.sentBy === 'provider') !== (known.provider !== null)) reject('sentBy', stays);
  if (row.amount !== known.amount) reject('amount', stays);
  if (row.reason !== undefined && row.reason !== known.reason) reject('reason', stays);
  const { refundedAt = known.refundedAt.toISOString() } = row;
  if (Date.parse(refundedAt) !== known.refundedAt.getTime()) reject('refundedAt', stays);
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
  const { status = known.provider === null ? 'succeeded' : known.status } = row;
  if (status === known.status) return { outcome: 'unchanged', id: known.id, issues: [] };
  if (known.provider !== null) reject('status', 'is the provider’s to tell: leave it out');
  if (known.status === 'failed') reject('status', 'can’t go from failed to succeeded: send it anew');
  if (payment.status === 'reversed') reject('status', 'can’t be failed while the payment is taken back');
  book.fail(known, payment);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/**
 * POST operator/refunds: money of a payment that went back, or that its provider is to send back; it can fail later, and is
 * credit then.
 */
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
