import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { dueAmount } from '../billing/due';
import { oldest } from '../sql/oldest';

const { invoices, packages, quotes } = schema;

export type QuoteRow = typeof quotes.$inferSelect;

const quotedColumns = {
  id: packages.id,
  reference: packages.reference,
  status: packages.status,
  onHold: packages.onHold,
  weight: packages.weight,
  dimensions: packages.dimensions,
  contents: packages.contents,
  declaredValue: packages.declaredValue,
  declarationStatus: packages.declarationStatus,
};

/** What a quote looks at of an account's packages, by id; another account's are not among them. */
export async function packagesToQuote(db: Database, accountId: string, ids: readonly string[]) {
  return db
    .select(quotedColumns)
    .from(packages)
    .where(and(eq(packages.accountId, accountId), inArray(packages.id, [...ids])));
}

export type PackageToQuote = Awaited<ReturnType<typeof packagesToQuote>>[number];

/** What an account owes on invoices whose due date is before a day, by currency, the largest amount first. */
export async function pastDueAmounts(db: Database, accountId: string, today: string) {
  const amount = sql<string>`sum(${dueAmount})`;
  const rows = await db
    .select({ currency: invoices.currency, amount })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.status, 'open'), lt(invoices.dueDate, today)))
    .groupBy(invoices.currency)
    .having(sql`${amount} > 0`)
    .orderBy(sql`${amount} desc`, invoices.currency);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export async function addQuote(db: Database, row: QuoteRow): Promise<void> {
  await db.insert(quotes).values(row);
}

/** A quote of the account; undefined for another's, as for one that does not exist (security 18). */
export async function findQuote(db: Database, accountId: string, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.accountId, accountId)));
  return row;
}

/** Deletes the oldest quotes that were made before a time. @returns how many */
export async function forgetQuotes(db: Database, before: Date, limit: number): Promise<number> {
  const { id, createdAt: at } = quotes;
  const old = oldest(db, { id, at }, before, limit);
  return (await db.delete(quotes).where(inArray(id, old)).returning({ id })).length;
}
