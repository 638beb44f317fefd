import { allOf, credit, type CreditIssue } from '@/lib/domain/billing/credit-note-math';
import { calendarDay } from '@/lib/format/calendar-day';
import { newId } from '@/server/database/ids';
import type { CreditNoteRow } from '@/server/database/repositories/billing/credit-notes';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { CreditNoteBook } from './credit-note-book';
import { creditNoteRowSchema, type CreditNoteRowInput } from './credit-notes-row';
import { eachRow, reject, RowRejected, type RowContext, type RowOutcome } from './rows';

const stays = 'can’t change: a credit note stays as it is. Put what is missing on a new one';

/** @throws RowRejected for a row that says another thing than the note that is there */
function requireSame(row: CreditNoteRowInput, known: CreditNoteRow, invoice: InvoiceRow): void {
  if (known.invoiceId !== invoice.id) reject('invoiceNumber', stays);
  if (row.number !== undefined && row.number !== known.number) reject('number', stays);
  if (row.reason !== known.reason) reject('reason', stays);
  if (row.issueDate !== undefined && row.issueDate !== known.issueDate) reject('issueDate', stays);
  if (row.total !== undefined && row.total !== known.total) reject('total', stays);
  const { lines } = row;
  if (!lines) return;
  const isSame = ({ line, quantity, amount }: (typeof lines)[number], index: number) => {
    const stored = known.lines[index];
    return (
      stored?.line === line &&
      stored.quantity === quantity &&
      (amount === undefined || stored.amount.amount === amount)
    );
  };
  if (lines.length !== known.lines.length || !lines.every(isSame)) reject('lines', stays);
}

/** The customer's invoice that a row credits. @throws RowRejected when it is another's, or can have no credit note */
function invoiceOf(row: CreditNoteRowInput, book: CreditNoteBook): InvoiceRow {
  const account = book.customers.named(row.suiteNumber);
  const invoice = book.invoice(row.invoiceNumber);
  if (!invoice || invoice.accountId !== account.id || invoice.status === 'draft') {
    reject('invoiceNumber', 'is of no invoice of this customer');
  }
  if (invoice.status === 'void') reject('invoiceNumber', 'is of an invoice that is void');
  return invoice;
}

const toRowIssue = ({ index, field, reason }: CreditIssue) => ({
  field: index === undefined ? field : `lines[${index}].${field}`,
  reason,
});

/** @throws RowRejected for what can't be credited */
function contentOf(row: CreditNoteRowInput, invoice: InvoiceRow, book: CreditNoteBook) {
  const before = book.linesOf(invoice);
  const asked = row.lines ?? allOf(invoice.lines, before);
  if (asked.length === 0) reject('invoiceNumber', 'is of an invoice of which nothing is left to credit');
  const content = credit(invoice, before, asked);
  if ('issues' in content) throw new RowRejected(content.issues.map(toRowIssue));
  if (row.total !== undefined && row.total !== content.total) {
    reject('total', `is ${row.total}, and lines and taxes come to ${content.total}`);
  }
  return content;
}

async function addNote(
  row: CreditNoteRowInput,
  invoice: InvoiceRow,
  book: CreditNoteBook,
  { operator, now }: RowContext,
): Promise<RowOutcome> {
  const { issueDate = calendarDay(now, book.warehouse.timeZone) } = row;
  if (issueDate < invoice.issueDate) reject('issueDate', 'is before the invoice’s');
  if (row.number !== undefined && book.hasNumber(row.number)) reject('number', 'is of another credit note');
  const content = contentOf(row, invoice, book);
  const id = newId('crn');
  const note = {
    id,
    accountId: invoice.accountId,
    warehouseId: operator.warehouseId,
    invoiceId: invoice.id,
    number: row.number ?? (await book.nextNumber()),
    operatorReference: row.reference,
    reason: row.reason,
    issueDate,
    currency: invoice.currency,
    ...content,
    createdAt: now,
  };
  book.issue(note, invoice);
  return { outcome: 'created', id, issues: [] };
}

/** POST operator/creditNotes: made once by the operator's reference; never beyond what a line of the invoice charged. */
export const takeCreditNotes = eachRow(
  creditNoteRowSchema,
  (rows, context) => CreditNoteBook.open(rows, context),
  (row, book, context) => {
    const invoice = invoiceOf(row, book);
    const known = book.named(row.reference);
    if (!known) return addNote(row, invoice, book, context);
    requireSame(row, known, invoice);
    return { outcome: 'unchanged', id: known.id, issues: [] };
  },
);
