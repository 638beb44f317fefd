import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Books, StatementInvoice, StatementPayment } from '@/lib/domain/billing/statement-math';
import { calendarDay } from '@/lib/format/calendar-day';
import { schema, type Database } from '../..';

const { invoices, payments } = schema;

const shape = {
  id: invoices.id,
  number: invoices.number,
  status: invoices.status,
  currency: invoices.currency,
  date: invoices.issueDate,
  total: invoices.total,
  amountPaid: invoices.amountPaid,
  updatedAt: invoices.updatedAt,
};

type Row = Pick<
  typeof invoices.$inferSelect,
  'id' | 'number' | 'status' | 'total' | 'amountPaid' | 'updatedAt'
> & { date: string };

function toStatementInvoice(row: Row, timeZone: string): StatementInvoice {
  const { id, number, status, date, total, amountPaid, updatedAt } = row;
  if (status !== 'uncollectible') return { id, number, date, total };
  const changed = calendarDay(updatedAt, timeZone);
  return {
    id,
    number,
    date,
    total,
    writtenOff: { date: changed < date ? date : changed, amount: total - amountPaid },
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
 * every invoice and payment: thousands, not millions.
 */
export async function readBooks(
  db: Database,
  account: { id: string; timeZone: string },
  { wished, usual }: { wished: string | undefined; usual: string },
): Promise<{ books: Books; currencies: string[] }> {
  const [rows, received] = await Promise.all([
    db
      .select(shape)
      .from(invoices)
      .where(and(eq(invoices.accountId, account.id), notInArray(invoices.status, ['draft', 'void']))),
    db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.accountId, account.id),
          inArray(payments.status, ['succeeded', 'refunded', 'reversed']),
        ),
      ),
  ]);
  const currencies = [...new Set([...byUse(rows), ...byUse(received)])];
  const currency = wished ?? currencies[0] ?? usual;
  const books: Books = {
    currency,
    invoices: rows
      .filter((row) => row.currency === currency)
      .map((row) => toStatementInvoice(row, account.timeZone)),
    payments: received
      .filter((row) => row.currency === currency)
      .map(({ reference, receivedAt, amount, status, allocations }): StatementPayment => ({
        reference,
        date: calendarDay(receivedAt, account.timeZone),
        amount,
        refunded: status !== 'succeeded',
        allocations,
      })),
  };
  return { books, currencies };
}
