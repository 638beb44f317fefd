import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type {
  Books,
  StatementCreditNote,
  StatementInvoice,
  StatementPayment,
} from '@/lib/domain/billing/statement-math';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import { calendarDay } from '@/lib/format/calendar-day';
import { schema, type Database } from '../..';
import { appliedCreditOf, type AppliedPart } from '../payments/credit';
import type { CreditNoteRow } from './credit-notes';
import type { RefundRow } from './refunds';

const { creditNotes, invoices, payments, refunds } = schema;

const shape = {
  id: invoices.id,
  number: invoices.number,
  status: invoices.status,
  currency: invoices.currency,
  date: invoices.issueDate,
  total: invoices.total,
  amountPaid: invoices.amountPaid,
  amountCredited: invoices.amountCredited,
  updatedAt: invoices.updatedAt,
};

type Row = Pick<
  typeof invoices.$inferSelect,
  'id' | 'number' | 'status' | 'total' | 'amountPaid' | 'amountCredited' | 'updatedAt'
> & { date: string };

function toStatementInvoice(row: Row, timeZone: string): StatementInvoice {
  const { id, number, status, date, total, updatedAt } = row;
  if (status !== 'uncollectible') return { id, number, date, total };
  const changed = calendarDay(updatedAt, timeZone);
  return {
    id,
    number,
    date,
    total,
    writtenOff: { date: changed < date ? date : changed, amount: amountDueOf(row) },
  };
}

const toStatementCreditNote = (row: CreditNoteRow): StatementCreditNote => {
  const { id, number, issueDate: date, invoiceId, total, released } = row;
  return { id, number, date, invoiceId, total, released };
};

/** A payment that is refunded as a whole by its own state has no refunds of its own. */
function toStatementPayment(
  row: typeof payments.$inferSelect,
  { sent, applied }: { sent: readonly RefundRow[]; applied: readonly AppliedPart[] },
  timeZone: string,
): StatementPayment {
  const { id, reference, receivedAt, amount, status, allocations } = row;
  return {
    id,
    reference,
    date: calendarDay(receivedAt, timeZone),
    amount,
    refunded: status === 'refunded' && row.amountRefunded === 0,
    takenBack: row.amountTakenBack,
    allocations,
    refunds: sent.map(({ status: sending, amount: back, parts, refundedAt, failedAt }) => ({
      date: calendarDay(refundedAt, timeZone),
      amount: back,
      parts,
      isUnderWay: sending === 'pending',
      ...(failedAt && { failed: calendarDay(failedAt, timeZone) }),
    })),
    applied: applied.map(({ invoiceId, amount: part, at }) => {
      return { invoiceId, amount: part, date: calendarDay(at, timeZone) };
    }),
  };
}

/** The currencies of some rows, the most used one first; alphabetical if equal. */
function byUse(rows: readonly { currency: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([currency]) => currency);
}

/**
 * An account's books in one currency, by default that of most of its invoices or else the usual one, and the list of its currencies. Drafts
 * and void invoices are excluded; an instant counts as its day in the customer's time zone. It reads a few columns of
 * every invoice, credit note, payment and refund, and what credit was applied: thousands, not millions.
 */
export async function readBooks(
  db: Database,
  account: { id: string; timeZone: string },
  { wished, usual }: { wished: string | undefined; usual: string },
): Promise<{ books: Books; currencies: string[] }> {
  const [rows, notes, received, sent, applied] = await Promise.all([
    db
      .select(shape)
      .from(invoices)
      .where(and(eq(invoices.accountId, account.id), notInArray(invoices.status, ['draft', 'void']))),
    db.select().from(creditNotes).where(eq(creditNotes.accountId, account.id)),
    db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.accountId, account.id),
          inArray(payments.status, ['succeeded', 'refunded', 'reversed']),
        ),
      ),
    db.select().from(refunds).where(eq(refunds.accountId, account.id)),
    appliedCreditOf(db, account.id),
  ]);
  const { timeZone } = account;
  const currencies = [...new Set([...byUse(rows), ...byUse(received)])];
  const currency = wished ?? currencies[0] ?? usual;
  const books: Books = {
    currency,
    invoices: rows.filter((row) => row.currency === currency).map((row) => toStatementInvoice(row, timeZone)),
    creditNotes: notes.filter((row) => row.currency === currency).map(toStatementCreditNote),
    payments: received
      .filter((row) => row.currency === currency)
      .map((row) => {
        const isIts = ({ paymentId }: { paymentId: string }) => paymentId === row.id;
        const its = { sent: sent.filter(isIts), applied: applied.filter(isIts) };
        return toStatementPayment(row, its, timeZone);
      }),
  };
  return { books, currencies };
}
