import { isDeepStrictEqual } from 'node:util';
import { payableOf } from '@/lib/domain/billing/invoice-status';
import { canPaymentGo } from '@/lib/domain/operator/operator-invoices';
import { newId } from '@/server/database/ids';
import type { PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import type { CustomerRow } from '@/server/database/repositories/operators/operators-requests';
import { creditIn, leftOf, putOn, sumOf } from '../ledger/booked';
import { PaymentBook, type Part } from './payment-book';
import { paymentRowSchema, type PaymentInCurrency } from './payments-row';
import { eachRow, reject, type RowContext, type RowOutcome } from './rows';

/** The fields of a row that are columns as given: a new one fails to compile until it is stored. */
type StoredField = Exclude<
  keyof PaymentInCurrency,
  'reference' | 'suiteNumber' | 'label' | 'receivedAt' | 'allocations'
>;

type Allocations = PaymentRow['allocations'];

/** The parts of a row, one per invoice. @throws RowRejected when an invoice is not the customer's, or not payable */
function partsOf(row: PaymentInCurrency, account: CustomerRow, book: PaymentBook): Part[] {
  const sum = sumOf(row.allocations);
  if (sum > row.amount) reject('allocations', `come to ${sum}, and the payment is ${row.amount}`);
  const parts = new Map<string, Part>();
  row.allocations.forEach(({ invoiceNumber, amount }, index) => {
    const invoice = book.invoice(invoiceNumber);
    if (!invoice || invoice.accountId !== account.id || invoice.status === 'draft') {
      reject(`allocations[${index}].invoiceNumber`, 'is of no invoice of this customer');
    }
    if (invoice.currency !== row.currency) {
      reject('currency', `is ${row.currency}, and invoice ${invoiceNumber} is in ${invoice.currency}`);
    }
    parts.set(invoice.id, { invoice, amount: (parts.get(invoice.id)?.amount ?? 0) + amount });
  });
  return [...parts.values()];
}

/** @throws RowRejected when a part exceeds the amount due (data-model "Invoice") */
function requireDue(parts: readonly Part[]): void {
  for (const { invoice, amount } of parts) {
    const due = payableOf(invoice);
    if (amount > due) reject('allocations', `put ${amount} on invoice ${invoice.number}, and ${due} is due`);
  }
}

const toAllocations = (parts: readonly Part[]): Allocations =>
  parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));

function addPayment(
  row: PaymentInCurrency,
  account: CustomerRow,
  book: PaymentBook,
  { operator }: RowContext,
): RowOutcome {
  if (row.status === 'refunded') reject('status', 'can’t be refunded on a new payment');
  const parts = partsOf(row, account, book);
  if (row.status !== 'failed') requireDue(parts);
  const id = newId('pay');
  const { reference, label = reference, status, method, amount, currency } = row;
  const stored: Pick<PaymentRow, StoredField> = { status, method, amount, currency };
  const payment: PaymentRow = {
    id,
    accountId: account.id,
    warehouseId: operator.warehouseId,
    operatorReference: reference,
    reference: label,
    ...stored,
    allocations: toAllocations(parts),
    toldAllocations: null,
    amountRefunded: 0,
    amountTakenBack: 0,
    receivedAt: new Date(row.receivedAt),
  };
  book.add(reference, payment);
  if (status === 'succeeded') book.pay(payment, parts);
  return { outcome: 'created', id, issues: [] };
}

/** Of parts that were due when they were told: what still is. The rest is credit, for the money has come. */
const stillDue = (parts: readonly Part[]): Part[] =>
  parts
    .map(({ invoice, amount }) => ({ invoice, amount: Math.min(amount, payableOf(invoice)) }))
    .filter(({ amount }) => amount > 0);

/** The stored parts that are on invoices. */
function storedParts(allocations: Allocations, book: PaymentBook): Part[] {
  return allocations.flatMap(({ invoiceId, amount }) => {
    const invoice = book.invoiceById(invoiceId);
    return invoice && amount > 0 ? [{ invoice, amount }] : [];
  });
}

/**
 * The state that a row gives a payment. One whose refunds have sent all of it back may be told as succeeded again, since
 * its own row never said otherwise.
 * @throws RowRejected when it may not go there
 */
function nextStatus({ status }: PaymentInCurrency, known: PaymentRow): PaymentRow['status'] {
  if (status === known.status) return status;
  const hasRefunds = known.amountRefunded > 0;
  if (hasRefunds && known.status === 'refunded' && status === 'succeeded') return known.status;
  if (hasRefunds && status === 'refunded') {
    reject('status', 'can’t be refunded: it has refunds; send the next one to operator/refunds');
  }
  if (known.amountTakenBack > 0 && status === 'refunded') {
    reject('status', 'can’t be refunded: a part of it was taken back; send the rest to operator/refunds');
  }
  if (!canPaymentGo(known.status, status)) reject('status', `can't go from ${known.status} to ${status}`);
  return status;
}

const sorted = (allocations: Allocations) =>
  [...allocations].sort((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1));

/** Whether a row's parts are those that the payment has, or was given. */
function areSame(row: PaymentInCurrency, given: Allocations, known: PaymentRow): boolean {
  if (row.allocations.length === 0) return true;
  const { allocations, toldAllocations } = known;
  const onInvoices = allocations.filter(({ amount }) => amount > 0);
  return [onInvoices, toldAllocations ?? allocations].some((stored) =>
    isDeepStrictEqual(sorted(given), sorted(stored)),
  );
}

/** @throws RowRejected for changes to immutable fields of a payment */
function requireSame(row: PaymentInCurrency, known: PaymentRow, account: CustomerRow): void {
  if (known.accountId !== account.id) reject('suiteNumber', 'is not the one this payment belongs to');
  if (row.amount !== known.amount) reject('amount', 'can’t change');
  if (row.currency !== known.currency) reject('currency', 'can’t change');
}

/** What a payment keeps of its parts: where they are less than was told, or credit was applied before, both. */
function placements(
  known: PaymentRow,
  { told, parts, isNew }: { told: readonly Part[]; parts: readonly Part[]; isNew: boolean },
): Partial<PaymentRow> {
  const { allocations } = known;
  if (isNew) {
    const given = toAllocations(parts);
    if (allocations.length === 0) return { allocations: given };
    return { ...putOn(known, given), toldAllocations: given };
  }
  if (sumOf(told) === sumOf(parts)) return {};
  const amounts = new Map(parts.map(({ invoice, amount }) => [invoice.id, amount]));
  return {
    toldAllocations: allocations,
    allocations: allocations.map(({ invoiceId }) => ({ invoiceId, amount: amounts.get(invoiceId) ?? 0 })),
  };
}

function changePayment(
  row: PaymentInCurrency,
  known: PaymentRow,
  account: CustomerRow,
  book: PaymentBook,
): RowOutcome {
  requireSame(row, known, account);
  const given = partsOf(row, account, book);
  const placed = (known.toldAllocations ?? known.allocations).length > 0;
  const sameParts = areSame(row, toAllocations(given), known);
  const status = nextStatus(row, known);
  if (status === known.status && sameParts) return { outcome: 'unchanged', id: known.id, issues: [] };
  if (!sameParts && (placed || known.status === 'failed' || status === 'refunded')) {
    reject('allocations', 'can’t change once they are made');
  }
  const told = sameParts ? storedParts(known.allocations, book) : given;
  const pays = status === 'succeeded';
  const parts = pays && sameParts ? stillDue(told) : told;
  if (pays || status === 'pending') requireDue(parts);
  const left = sameParts ? leftOf(known) : creditIn(known);
  const sum = sumOf(parts);
  if (sum > left) reject('allocations', `come to ${sum}, and ${left} is left of the payment`);
  const payment = { ...known, status, ...placements(known, { told, parts, isNew: !sameParts }) };
  book.save(row.reference, payment);
  if (pays) book.pay(payment, parts);
  if (status === 'refunded') book.refund(payment, parts);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/** POST operator/payments: a payment by the operator's reference, allocated to invoices up to their amounts due. */
export const takePayments = eachRow(
  paymentRowSchema,
  (rows, context) => PaymentBook.open(rows, context),
  (given, book, context) => {
    const account = book.customers.named(given.suiteNumber);
    const known = book.named(given.reference);
    const row = { ...given, currency: given.currency ?? known?.currency ?? book.currency };
    return known ? changePayment(row, known, account, book) : addPayment(row, account, book, context);
  },
);
