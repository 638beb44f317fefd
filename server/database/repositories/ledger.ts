import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Ledger, LedgerInvoice, LedgerPayment } from '@/lib/domain/statement-math';
import { schema, type Database } from '..';

const { invoices, payments } = schema;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

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

function toLedgerInvoice({ id, number, status, date, total, amountPaid, updatedAt }: Row): LedgerInvoice {
  if (status !== 'uncollectible') return { id, number, date, total };
  const changed = dayOf(updatedAt);
  return {
    id,
    number,
    date,
    total,
    writtenOff: { date: changed < date ? date : changed, amount: total - amountPaid },
  };
}

/** The currency of most rows; the alphabet decides between equals. */
function commonest(rows: readonly { currency: string }[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [first] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first?.[0] ?? 'USD';
}

/**
 * An account's ledger in the currency of most of its invoices. Drafts are never in it, nor what was made void; an
 * instant counts as its day in UTC. It reads a few columns of every invoice and payment: thousands, not millions.
 */
export async function readLedger(db: Database, accountId: string): Promise<Ledger> {
  const [rows, received] = await Promise.all([
    db
      .select(shape)
      .from(invoices)
      .where(and(eq(invoices.accountId, accountId), notInArray(invoices.status, ['draft', 'void']))),
    db
      .select()
      .from(payments)
      .where(and(eq(payments.accountId, accountId), inArray(payments.status, ['succeeded', 'refunded']))),
  ]);
  const currency = commonest(rows.length > 0 ? rows : received);
  return {
    currency,
    invoices: rows.filter((row) => row.currency === currency).map(toLedgerInvoice),
    payments: received
      .filter((row) => row.currency === currency)
      .map(({ reference, receivedAt, amount, status, allocations }): LedgerPayment => ({
        reference,
        date: dayOf(receivedAt),
        amount,
        refunded: status === 'refunded',
        allocations,
      })),
  };
}
