import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  like,
  lt,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type {
  CreditNote,
  Invoice,
  InvoiceFilter,
  InvoicePage,
  InvoiceQuery,
} from '@/lib/domain/billing/invoice';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';
import { credits } from '../payments/credit';
import { creditNotesOf } from './credit-notes';
import { dueAmount } from './due';
import { toInvoice, toInvoiceSummary } from './invoices-view';
import { jsonRows, named, nothingElse, onlyRow } from '../sql/json';
import { containing } from '../sql/like';

const { creditNotes, invoicePackages, invoices, packages, payments, refunds } = schema;

const summaryColumns = named({
  id: invoices.id,
  number: invoices.number,
  status: invoices.status,
  currency: invoices.currency,
  issueDate: invoices.issueDate,
  dueDate: invoices.dueDate,
  total: invoices.total,
  amountPaid: invoices.amountPaid,
  amountCredited: invoices.amountCredited,
  packageCount: sql<number>`(
    select count(*) from ${invoicePackages} ip where ip.invoice_id = ${invoices.id})`,
});

/** The only sort order of invoices, as named in cursors. */
export const invoiceSort = 'newest';

type Page = Pick<InvoiceQuery, 'status' | 'q'> & { after: Cursor | null; limit: number };

/** The rule of displayStatusOf in SQL. */
function showsAs(status: InvoiceFilter, today: string): SQL | undefined {
  const open = eq(invoices.status, 'open');
  if (status === 'unpaid') return open;
  if (status === 'past_due') return and(open, lt(invoices.dueDate, today));
  if (status === 'open') return and(open, gte(invoices.dueDate, today), eq(invoices.amountPaid, 0));
  if (status === 'partially_paid') return and(open, gte(invoices.dueDate, today), gt(invoices.amountPaid, 0));
  return eq(invoices.status, status);
}

function mentions(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(
    like(sql`lower(${invoices.number})`, pattern),
    sql`exists (select 1 from ${invoicePackages} ip join ${packages} p on p.id = ip.package_id
      where ip.invoice_id = ${invoices.id} and p.search_text like ${pattern})`,
  );
}

/**
 * A page of an account's invoices, newest first, with the account's balance: 0 in the usual currency
 * where nothing is due. `today`: `YYYY-MM-DD`.
 */
export async function listInvoices(
  db: Database,
  accountId: string,
  query: Page,
  { today, usualCurrency }: { today: string; usualCurrency: string },
): Promise<InvoicePage> {
  const own = and(eq(invoices.accountId, accountId), ne(invoices.status, 'draft'));
  const filter = and(
    own,
    query.status && showsAs(query.status, today),
    query.q ? mentions(query.q) : undefined,
  );
  const after =
    query.after &&
    sql`(${invoices.issueDate}, ${invoices.id}) < (${query.after.key}::date, ${query.after.id})`;
  const rows = db
    .select(summaryColumns)
    .from(invoices)
    .where(and(filter, after ?? undefined))
    .orderBy(desc(invoices.issueDate), desc(invoices.id))
    .limit(query.limit + 1);
  const balances = db
    .select(
      named({
        currency: invoices.currency,
        amount: sql<number>`sum(${dueAmount})`,
      }),
    )
    .from(invoices)
    .where(and(own, eq(invoices.status, 'open')))
    .groupBy(invoices.currency)
    .orderBy(desc(count()), invoices.currency);
  const found = onlyRow(
    await db
      .select({
        rows: jsonRows(rows),
        total: db.$count(invoices, filter),
        owed: jsonRows(balances),
        credit: jsonRows(credits(db, accountId)),
      })
      .from(nothingElse),
  );
  const { total, owed, credit } = found;
  const { shown, nextCursor } = cutPage(found.rows, {
    sort: invoiceSort,
    limit: query.limit,
    keyOf: ({ issueDate }) => issueDate,
  });
  return {
    invoices: shown.map((row) => toInvoiceSummary(row, today)),
    total,
    balance: owed[0] ?? { amount: 0, currency: usualCurrency },
    otherBalances: owed.slice(1),
    credit,
    nextCursor,
  };
}

/** The open invoices, the one due first at the start; from the index of open ones. For `jsonRows`. */
export const firstDue = (db: Database, accountId: Placeholder, limit: number) =>
  db
    .select(summaryColumns)
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'open')))
    .orderBy(invoices.dueDate, desc(invoices.issueDate), desc(invoices.id))
    .limit(limit);

/**
 * One invoice of the account with its payments and packages, or null; drafts are never shown, nor are payments that their
 * customer did not make after all.
 */
export async function readInvoice(
  db: Database,
  accountId: string,
  id: string,
  today: string,
): Promise<Invoice | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.accountId, accountId), ne(invoices.status, 'draft')));
  if (!row) return null;
  const allocated = JSON.stringify([{ invoiceId: id }]);
  const pays = and(
    eq(payments.accountId, accountId),
    ne(payments.status, 'cancelled'),
    sql`${payments.allocations} @> ${allocated}::jsonb`,
  );
  const [itsPayments, itsRefunds, itsCreditNotes, itsPackages] = await Promise.all([
    db.select().from(payments).where(pays).orderBy(payments.receivedAt, payments.id),
    db
      .select(getTableColumns(refunds))
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(pays)
      .orderBy(refunds.refundedAt, refunds.id),
    row.amountCredited > 0 ? creditNotesOf(db, [id]) : [],
    db
      .select({ id: packages.id, reference: packages.reference, description: packages.description })
      .from(invoicePackages)
      .innerJoin(packages, eq(packages.id, invoicePackages.packageId))
      .where(and(eq(invoicePackages.invoiceId, id), eq(packages.accountId, accountId)))
      .orderBy(packages.reference),
  ]);
  return toInvoice(row, {
    payments: itsPayments,
    refunds: itsRefunds,
    creditNotes: itsCreditNotes,
    packages: itsPackages,
    today,
  });
}

/** A credit note of the account with its invoice, or null. */
export async function readCreditNote(
  db: Database,
  accountId: string,
  id: string,
  today: string,
): Promise<{ note: CreditNote; invoice: Invoice } | null> {
  const [row] = await db
    .select({ invoiceId: creditNotes.invoiceId })
    .from(creditNotes)
    .where(and(eq(creditNotes.id, id), eq(creditNotes.accountId, accountId)));
  const invoice = row ? await readInvoice(db, accountId, row.invoiceId, today) : null;
  const note = invoice?.creditNotes?.find((one) => one.id === id);
  return invoice && note ? { note, invoice } : null;
}
