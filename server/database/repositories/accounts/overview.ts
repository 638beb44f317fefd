import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PackageSummary } from '@/lib/domain/package/package';
import { schema, type Database } from '../..';
import { prepared } from '@/server/database/connection/prepared';

const { invoices, packages, payments } = schema;

const place = sql.placeholder;
const issued = inArray(invoices.status, ['open', 'paid', 'uncollectible']);

const balances = prepared((db) => {
  const due = sql`${invoices.total} - ${invoices.amountPaid}`;
  const late = sql`${invoices.dueDate} < ${place('today')}`;
  return db
    .select({
      currency: invoices.currency,
      due: sql`sum(${due})`.mapWith(Number),
      pastDue: sql`coalesce(sum(${due}) filter (where ${late}), 0)`.mapWith(Number),
      invoices: sql`count(*)`.mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.accountId, place('accountId')), eq(invoices.status, 'open')))
    .groupBy(invoices.currency)
    .orderBy(sql`count(*) desc`, invoices.currency)
    .prepare('overview_balances');
});

/**
 * The amounts due on an account's open invoices and their number by currency, the most used one first. Reads the index
 * of open ones.
 */
export async function readBalances(db: Database, accountId: string, today: string) {
  return balances(db).execute({ accountId, today });
}

const spend = prepared((db) => {
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
        eq(invoices.accountId, place('accountId')),
        issued,
        gte(invoices.issueDate, place('from')),
        lte(invoices.issueDate, place('to')),
      ),
    )
    .groupBy(quarter, kind, invoices.currency)
    .prepare('overview_spend');
});

/**
 * Net amounts of all lines of the invoices issued in a period, by quarter (`2026-Q3`), kind and currency. Reads that
 * range of the index by issue date; drafts and void invoices don't count.
 */
export async function readSpend(db: Database, accountId: string, span: { from: string; to: string }) {
  return spend(db).execute({ accountId, ...span });
}

const packageNews = prepared((db) =>
  db
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
    .where(and(eq(packages.accountId, place('accountId')), gte(packages.changedAt, place('since'))))
    .orderBy(desc(packages.changedAt), desc(packages.id))
    .limit(place('limit'))
    .prepare('overview_package_news'),
);

/** The most recently changed packages since an instant; from the index by that instant. */
export async function readPackageNews(db: Database, accountId: string, since: Date, limit: number) {
  return packageNews(db).execute({ accountId, since, limit });
}

const invoiceNews = prepared((db) =>
  db
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
    .where(and(eq(invoices.accountId, place('accountId')), issued, gte(invoices.issueDate, place('since'))))
    .orderBy(desc(invoices.issueDate), desc(invoices.id))
    .limit(place('limit'))
    .prepare('overview_invoice_news'),
);

/** The most recently issued invoices since a day; from the index by issue date. */
export async function readInvoiceNews(db: Database, accountId: string, since: string, limit: number) {
  return invoiceNews(db).execute({ accountId, since, limit });
}

const paymentNews = prepared((db) =>
  db
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
        eq(payments.accountId, place('accountId')),
        eq(payments.status, 'succeeded'),
        gte(payments.receivedAt, place('since')),
      ),
    )
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(place('limit'))
    .prepare('overview_payment_news'),
);

/** The most recent payments since an instant; from the index by that instant. */
export async function readPaymentNews(db: Database, accountId: string, since: Date, limit: number) {
  return paymentNews(db).execute({ accountId, since, limit });
}
