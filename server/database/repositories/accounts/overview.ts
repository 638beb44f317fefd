import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PackageSummary } from '@/lib/domain/package/package';
import { schema, type Database } from '../..';

const { invoices, packages, payments } = schema;

/** The amounts due on an account's open invoices by currency, the most used one first. Reads the index of open ones. */
export async function readBalances(db: Database, accountId: string, today: string) {
  const due = sql`${invoices.total} - ${invoices.amountPaid}`;
  return db
    .select({
      currency: invoices.currency,
      due: sql`sum(${due})`.mapWith(Number),
      pastDue: sql`coalesce(sum(${due}) filter (where ${invoices.dueDate} < ${today}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'open')))
    .groupBy(invoices.currency)
    .orderBy(sql`count(*) desc`, invoices.currency);
}

/**
 * Net amounts of all lines of the invoices issued in a period, by quarter (`2026-Q3`), kind and currency. Reads that
 * range of the index by issue date; drafts and void invoices don't count.
 */
export async function readSpend(db: Database, accountId: string, span: { from: string; to: string }) {
  const quarter = sql<string>`to_char(${invoices.issueDate}, 'YYYY-"Q"Q')`;
  const kind = sql<string>`line->>'kind'`;
  return db
    .select({
      quarter,
      kind,
      currency: invoices.currency,
      amount: sql`sum((line->'amount'->>'amount')::bigint)`.mapWith(Number),
      lines: sql`count(*)`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(sql`lateral jsonb_array_elements(${invoices.lines}) as line`, sql`true`)
    .where(
      and(
        eq(invoices.accountId, accountId),
        inArray(invoices.status, ['open', 'paid', 'uncollectible']),
        gte(invoices.issueDate, span.from),
        lte(invoices.issueDate, span.to),
      ),
    )
    .groupBy(quarter, kind, invoices.currency);
}

/** The most recently changed packages since an instant; from the index by that instant. */
export async function readPackageNews(db: Database, accountId: string, since: Date, limit: number) {
  return db
    .select({
      id: packages.id,
      reference: packages.reference,
      description: packages.description,
      nickname: packages.nickname,
      status: packages.status,
      statusChangedAt: packages.statusChangedAt,
      lastEvent: sql<PackageSummary['lastEvent'] | null>`${packages.lastEvent}`,
    })
    .from(packages)
    .where(and(eq(packages.accountId, accountId), gte(packages.changedAt, since)))
    .orderBy(desc(packages.changedAt), desc(packages.id))
    .limit(limit);
}

/** The most recently issued invoices since a day; from the index by issue date. */
export async function readInvoiceNews(db: Database, accountId: string, since: string, limit: number) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      issueDate: invoices.issueDate,
      dueDate: invoices.dueDate,
      currency: invoices.currency,
      total: invoices.total,
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.accountId, accountId),
        inArray(invoices.status, ['open', 'paid', 'uncollectible']),
        gte(invoices.issueDate, since),
      ),
    )
    .orderBy(desc(invoices.issueDate), desc(invoices.id))
    .limit(limit);
}

/** The most recent payments since an instant; from the index by that instant. */
export async function readPaymentNews(db: Database, accountId: string, since: Date, limit: number) {
  return db
    .select({
      id: payments.id,
      reference: payments.reference,
      method: payments.method,
      amount: payments.amount,
      currency: payments.currency,
      at: payments.receivedAt,
    })
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        eq(payments.status, 'succeeded'),
        gte(payments.receivedAt, since),
      ),
    )
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(limit);
}
