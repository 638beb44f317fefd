import { isDeepStrictEqual } from 'node:util';
import { amountDueOf } from '@/lib/domain/invoice-status';
import { canPaymentGo } from '@/lib/domain/operator-invoices';
import { newId } from '@/server/database/ids';
import {
  insertPayment,
  lockInvoices,
  lockInvoicesById,
  lockPayment,
  saveInvoice,
  savePayment,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators-invoices';
import type { CustomerRow } from '@/server/database/repositories/operators-requests';
import { paymentRowSchema, type PaymentRowInput } from './payments-row';
import { eachRow, reject, type RowContext, type RowOutcome } from './rows';

type Allocations = PaymentRow['allocations'];

/** A part of a payment and the invoice it is for. */
interface Part {
  invoice: InvoiceRow;
  amount: number;
}

/** The parts of a row, one per invoice. @throws RowRejected when an invoice is not the customer's, or not payable */
async function partsOf(row: PaymentRowInput, account: CustomerRow, context: RowContext): Promise<Part[]> {
  const { tx, operator } = context;
  const sum = row.allocations.reduce((all, { amount }) => all + amount, 0);
  if (sum > row.amount) reject('allocations', `come to ${sum}, and the payment is ${row.amount}`);
  const numbers = row.allocations.map(({ invoiceNumber }) => invoiceNumber);
  const found = await lockInvoices(tx, operator.warehouseId, numbers);
  const parts = new Map<string, Part>();
  row.allocations.forEach(({ invoiceNumber, amount }, index) => {
    const invoice = found.get(invoiceNumber);
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

const payable = new Set<InvoiceRow['status']>(['open', 'uncollectible']);

/** @throws RowRejected when a part is more than what is due (data-model "Invoice") */
function requireDue(parts: readonly Part[]): void {
  for (const { invoice, amount } of parts) {
    const due = payable.has(invoice.status) ? amountDueOf(invoice) : 0;
    if (amount > due) reject('allocations', `put ${amount} on invoice ${invoice.number}, and ${due} is due`);
  }
}

/** Adds to what is paid on each invoice, or with -1 takes it off again. */
async function book(parts: readonly Part[], sign: 1 | -1, { tx, now }: RowContext): Promise<void> {
  for (const { invoice, amount } of parts) {
    const amountPaid = invoice.amountPaid + sign * amount;
    const reopened = invoice.status === 'paid' ? 'open' : invoice.status;
    const status = amountPaid === invoice.total ? 'paid' : reopened;
    await saveInvoice(tx, invoice, { amountPaid, status }, now);
  }
}

const toAllocations = (parts: readonly Part[]): Allocations =>
  parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));

async function addPayment(
  row: PaymentRowInput,
  account: CustomerRow,
  context: RowContext,
): Promise<RowOutcome> {
  const { tx, operator } = context;
  if (row.status === 'refunded') reject('status', 'can’t be refunded on a new payment');
  const parts = await partsOf(row, account, context);
  if (row.status !== 'failed') requireDue(parts);
  const id = newId('pay');
  const { reference, label = reference, status, method, amount, currency } = row;
  await insertPayment(tx, {
    id,
    accountId: account.id,
    warehouseId: operator.warehouseId,
    operatorReference: reference,
    reference: label,
    status,
    method,
    amount,
    currency,
    allocations: toAllocations(parts),
    receivedAt: new Date(row.receivedAt),
  });
  if (status === 'succeeded') await book(parts, 1, context);
  return { outcome: 'created', id, issues: [] };
}

/** The parts as they are stored, with their invoices locked. */
async function storedParts(allocations: Allocations, { tx }: RowContext): Promise<Part[]> {
  const rows = await lockInvoicesById(
    tx,
    allocations.map(({ invoiceId }) => invoiceId),
  );
  return rows.map((invoice) => ({
    invoice,
    amount: allocations.find(({ invoiceId }) => invoiceId === invoice.id)?.amount ?? 0,
  }));
}

/** @throws RowRejected for what of a payment never changes */
function requireSame(row: PaymentRowInput, known: PaymentRow, account: CustomerRow): void {
  if (known.accountId !== account.id) reject('suiteNumber', 'is not the one this payment belongs to');
  if (row.amount !== known.amount) reject('amount', 'can’t change');
  if (row.currency !== known.currency) reject('currency', 'can’t change');
}

async function changePayment(
  row: PaymentRowInput,
  known: PaymentRow,
  account: CustomerRow,
  context: RowContext,
): Promise<RowOutcome> {
  requireSame(row, known, account);
  const told = await partsOf(row, account, context);
  const placed = known.allocations.length > 0;
  const sorted = (allocations: Allocations) =>
    [...allocations].sort((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1));
  const same = isDeepStrictEqual(sorted(toAllocations(told)), sorted(known.allocations));
  const kept = same || (row.allocations.length === 0 && placed);
  if (row.status === known.status && kept) return { outcome: 'unchanged', id: known.id, issues: [] };
  if (row.status !== known.status && !canPaymentGo(known.status, row.status)) {
    reject('status', `can't go from ${known.status} to ${row.status}`);
  }
  if (
    !kept &&
    (placed || known.status === 'failed' || known.status === 'refunded' || row.status === 'refunded')
  ) {
    reject('allocations', 'can’t change once they are made');
  }
  const parts = kept ? await storedParts(known.allocations, context) : told;
  const pays = row.status === 'succeeded';
  if (pays || row.status === 'pending') requireDue(parts);
  await savePayment(context.tx, known.id, { status: row.status, allocations: toAllocations(parts) });
  if (pays) await book(parts, 1, context);
  if (row.status === 'refunded') await book(parts, -1, context);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/** POST operator/payments: a payment by the operator's reference, put on invoices up to what is due on them. */
export const takePayments = eachRow(paymentRowSchema, async (row, context) => {
  const account = await context.customerOf(row.suiteNumber);
  const known = await lockPayment(context.tx, context.operator.warehouseId, row.reference);
  return known ? changePayment(row, known, account, context) : addPayment(row, account, context);
});
