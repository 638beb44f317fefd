import { isDeepStrictEqual } from 'node:util';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import { invoiceTransitions } from '@/lib/domain/operator/operator-invoices';
import type { Complete } from '@/lib/domain/values/complete';
import { newId } from '@/server/database/ids';
import type { InvoiceChange, InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import type { CustomerRow } from '@/server/database/repositories/operators/operators-requests';
import { buyerOf, contentOf, sellerOf } from './invoice-content';
import { InvoiceBook } from './invoice-book';
import { invoiceRowSchema, type InvoiceRowInput, type LineRow } from './invoices-row';
import { eachRow, reject, type RowContext, type RowOutcome } from './rows';

function needed<T>(value: T | undefined, field: string): T {
  return value ?? reject(field, 'is missing');
}

/** The fields of a row that are columns of the same name: a new one fails to compile until both maps below have it. */
type StoredField = Exclude<keyof InvoiceRowInput, 'number' | 'suiteNumber' | 'status' | 'lines' | 'total'>;

const hasLines = (row: InvoiceRowInput): row is InvoiceRowInput & { lines: LineRow[] } =>
  row.lines !== undefined;

/** An open invoice with nothing due is paid. */
function settled(status: InvoiceRow['status'], total: number, amountPaid: number): InvoiceRow['status'] {
  return status === 'open' && total === amountPaid ? 'paid' : status;
}

interface Named {
  currency: string;
  account: CustomerRow;
  book: InvoiceBook;
  known?: InvoiceRow;
}

/**
 * What lines take from elsewhere. The tax of one that names none is the warehouse's, but on an invoice that is out it is
 * the one that stands there: the same row again changes nothing.
 */
function contextOf({ currency, account, book, known }: Named) {
  const out = known && known.status !== 'draft' ? known : undefined;
  const { tax } = book.warehouse;
  const usual = tax ? { taxCategory: tax.category, taxRate: tax.rate } : undefined;
  return {
    currency,
    packageIdOf: book.packageIdsOf(account.id),
    usualTax: (index: number) => out?.lines[index] ?? usual,
  };
}

function addInvoice(
  row: InvoiceRowInput,
  account: CustomerRow,
  book: InvoiceBook,
  { operator, now }: RowContext,
): RowOutcome {
  const status = row.status ?? 'draft';
  if (status !== 'draft' && status !== 'open') reject('status', 'must be draft or open on a new invoice');
  if (!hasLines(row)) reject('lines', 'is missing');
  const { currency = book.warehouse.currency } = row;
  const issueDate = needed(row.issueDate, 'issueDate');
  const dueDate = needed(row.dueDate, 'dueDate');
  if (dueDate < issueDate) reject('dueDate', 'is before the issue date');
  const { content, packageIds } = contentOf(row, contextOf({ currency, account, book }));
  const id = newId('inv');
  const stored: Pick<InvoiceRow, StoredField> = {
    currency,
    issueDate,
    dueDate,
    seller: row.seller ?? sellerOf(book.warehouse),
    buyer: row.buyer ?? buyerOf(account),
    notes: row.notes ?? null,
  };
  const invoice = {
    id,
    accountId: account.id,
    warehouseId: operator.warehouseId,
    number: row.number,
    status: settled(status, content.total, 0),
    ...stored,
    ...content,
    amountPaid: 0,
    amountCredited: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  book.add(invoice, packageIds);
  return { outcome: 'created', id, issues: [] };
}

/** The difference between a row and the invoice, apart from its status. */
function contentChange(row: InvoiceRowInput, known: InvoiceRow, account: CustomerRow, book: InvoiceBook) {
  const { currency = known.currency, issueDate, dueDate, seller, buyer, notes } = row;
  const issued = issueDate ?? known.issueDate;
  if ((dueDate ?? known.dueDate) < issued) reject('dueDate', 'is before the issue date');
  if (currency !== known.currency && !hasLines(row)) reject('lines', 'must come with another currency');
  const given = hasLines(row) ? contentOf(row, contextOf({ currency, account, book, known })) : undefined;
  if (!given && row.total !== undefined && row.total !== known.total) {
    reject('total', `is ${row.total}, and the invoice's is ${known.total}`);
  }
  const stored: Complete<Pick<InvoiceRowInput, StoredField>> = {
    currency,
    issueDate,
    dueDate,
    seller,
    buyer,
    notes,
  };
  const changed = Object.entries({ ...stored, ...given?.content }).filter(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, known[key as keyof InvoiceRow]),
  );
  return { change: Object.fromEntries(changed) as InvoiceChange, packageIds: given?.packageIds };
}

/** @throws RowRejected when the invoice may not go there (lib/domain/operator/operator-invoices) */
function nextStatus({ status = 'draft' }: InvoiceRowInput, known: InvoiceRow): InvoiceRow['status'] {
  if (status === 'paid') reject('status', `becomes paid by payments; ${amountDueOf(known)} is due`);
  if (!invoiceTransitions[known.status].includes(status)) {
    reject('status', `can't go from ${known.status} to ${status}`);
  }
  if (status === 'void' && known.amountPaid > 0) {
    reject('status', 'can’t be void: a part is paid; send a credit note, or refund it first');
  }
  if (status === 'void' && known.amountCredited > 0) {
    reject('status', 'can’t be void: it has credit notes; send one for what is left');
  }
  return status;
}

/** A row that repeats an invoice as open after it was paid does not change it. */
const staysAs = (given: InvoiceRowInput['status'], known: InvoiceRow['status']) =>
  given === undefined || given === known || (given === 'open' && known === 'paid');

function changeInvoice(
  row: InvoiceRowInput,
  known: InvoiceRow,
  account: CustomerRow,
  book: InvoiceBook,
): RowOutcome {
  if (known.accountId !== account.id) reject('suiteNumber', 'is not the one this invoice belongs to');
  const { change, packageIds } = contentChange(row, known, account, book);
  const [field] = Object.keys(change);
  if (field !== undefined && known.status !== 'draft') {
    reject(field, 'can’t change: the invoice is out. Put what is missing on a new one');
  }
  const status = staysAs(row.status, known.status) ? known.status : nextStatus(row, known);
  const total = change.total ?? known.total;
  const next = settled(status, total, known.amountPaid);
  if (field === undefined && next === known.status) return { outcome: 'unchanged', id: known.id, issues: [] };
  book.save(known, { ...change, status: next }, packageIds);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/** POST operator/invoices: created or, as a draft, changed by its number; once open only the status changes. */
export const takeInvoices = eachRow(
  invoiceRowSchema,
  (rows, context) => InvoiceBook.open(rows, context),
  (row, book, context) => {
    const known = book.named(row.number);
    if (known) return changeInvoice(row, known, book.customers.named(row.suiteNumber), book);
    return addInvoice(row, book.customers.present(row.suiteNumber), book, context);
  },
);
