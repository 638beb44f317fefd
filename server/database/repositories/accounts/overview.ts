import { and, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { overviewLimits } from '@/lib/domain/account/overview';
import { schema, type Database } from '../..';
import { prepared } from '@/server/database/connection/prepared';
import { dueAmount } from '../billing/due';
import { firstDue } from '../billing/invoices';
import { packageFilter } from '../packages/packages-filter';
import { storedCounts, topMerchants } from '../packages/packages-counts';
import { pressingRows, rowsOf } from '../packages/packages-rows';
import { credits } from '../payments/credit';
import { askingShipments } from '../shipments/shipments-read';
import { jsonRows, named, nothingElse, onlyRow } from '../sql/json';

const { creditNotes, invoices, packages, payments } = schema;

/** What an overview is about; days are `YYYY-MM-DD` in the customer's time zone. */
interface Span {
  today: string;
  /** The first days of the quarters that are shown, oldest first. */
  quarterStarts: readonly string[];
  /** The instant and the day on which news begin. */
  since: Date;
  sinceDay: string;
  /** RFC 3339. */
  now: string;
}

const accountId = sql.placeholder('accountId');
const place = (name: keyof Span) => sql.placeholder(name);
const issued = inArray(invoices.status, ['open', 'paid', 'uncollectible']);

/**
 * The amounts due on an account's open invoices and their number by currency, the most used one first. Reads the index
 * of open ones.
 */
function balances(db: Database) {
  const late = sql`${invoices.dueDate} < ${place('today')}`;
  return db
    .select(
      named({
        currency: invoices.currency,
        due: sql<number>`sum(${dueAmount})`,
        pastDue: sql<number>`coalesce(sum(${dueAmount}) filter (where ${late}), 0)`,
        invoices: sql<number>`count(*)`,
      }),
    )
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'open')))
    .groupBy(invoices.currency)
    .orderBy(sql`count(*) desc`, invoices.currency);
}

const starts = sql`${place('quarterStarts')}::date[]`;

/** The place of an invoice's quarter among `quarterStarts`. */
const quarter = sql<number>`width_bucket(${invoices.issueDate}, ${starts}) - 1`;

/** That range of the index by issue date; drafts and void invoices don't count. */
const issuedInQuarters = and(
  eq(invoices.accountId, accountId),
  issued,
  gte(invoices.issueDate, sql`(${starts})[1]`),
  lte(invoices.issueDate, place('today')),
);

/** What each invoice of the quarters charged. */
const charged = (db: Database) =>
  db
    .select(named({ quarter, currency: invoices.currency, byKind: invoices.chargedByKind }))
    .from(invoices)
    .where(issuedInQuarters);

/** What was credited of them. */
const credited = (db: Database) =>
  db
    .select(named({ quarter, currency: invoices.currency, byKind: creditNotes.chargedByKind }))
    .from(invoices)
    .innerJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id))
    .where(and(issuedInQuarters, gt(invoices.amountCredited, 0)));

/** The most recently changed packages; from the index by that instant. */
const packageNews = (db: Database) =>
  db
    .select(
      named({
        id: packages.id,
        reference: packages.reference,
        description: packages.description,
        nickname: packages.nickname,
        status: packages.status,
        statusChangedAt: packages.statusChangedAt,
        lastEvent: packages.lastEvent,
      }),
    )
    .from(packages)
    .where(and(eq(packages.accountId, accountId), gte(packages.changedAt, place('since'))))
    .orderBy(desc(packages.changedAt), desc(packages.id))
    .limit(overviewLimits.news);

/** The most recently issued invoices; from the index by issue date. */
const invoiceNews = (db: Database) =>
  db
    .select(
      named({
        id: invoices.id,
        number: invoices.number,
        issueDate: invoices.issueDate,
        dueDate: invoices.dueDate,
        currency: invoices.currency,
        total: invoices.total,
        createdAt: invoices.createdAt,
      }),
    )
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), issued, gte(invoices.issueDate, place('sinceDay'))))
    .orderBy(desc(invoices.issueDate), desc(invoices.id))
    .limit(overviewLimits.news);

/** The most recent payments; from the index by that instant. */
const paymentNews = (db: Database) =>
  db
    .select(
      named({
        id: payments.id,
        reference: payments.reference,
        method: payments.method,
        amount: payments.amount,
        currency: payments.currency,
        at: payments.receivedAt,
      }),
    )
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        eq(payments.status, 'succeeded'),
        gte(payments.receivedAt, place('since')),
      ),
    )
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(overviewLimits.news);

const overview = prepared((db) => {
  const arrivals = rowsOf(db, {
    filter: packageFilter(accountId, {}),
    sort: 'newest',
    group: 'at_warehouse',
    limit: overviewLimits.arrivals,
  });
  return db
    .select({
      counts: jsonRows(storedCounts(db, accountId)),
      urgent: jsonRows(pressingRows(db, accountId, overviewLimits.due)),
      arrivals: jsonRows(arrivals),
      unpaid: jsonRows(firstDue(db, accountId, overviewLimits.due)),
      shipments: jsonRows(askingShipments(db, accountId, place('now'))),
      balances: jsonRows(balances(db)),
      credit: jsonRows(credits(db, accountId)),
      charged: jsonRows(charged(db)),
      credited: jsonRows(credited(db)),
      merchants: jsonRows(topMerchants(db, accountId)),
      packageNews: jsonRows(packageNews(db)),
      invoiceNews: jsonRows(invoiceNews(db)),
      paymentNews: jsonRows(paymentNews(db)),
    })
    .from(nothingElse)
    .prepare('overview');
});

/** The rows that Home's parts are made from, in one statement. */
export async function readOverview(db: Database, account: string, span: Span) {
  return onlyRow(await overview(db).execute({ accountId: account, ...span }));
}

/** The rows of an overview. */
export type OverviewRows = Awaited<ReturnType<typeof readOverview>>;
