import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { insertMany } from '../sql/bulk';

const { accounts, packages, warehouses } = schema;

export type CustomerRow = typeof accounts.$inferSelect;

/** All customers, or those of one warehouse, by warehouse and suite. */
export async function listCustomers(db: Database, warehouseId?: string) {
  return db
    .select({ account: accounts, warehouse: warehouses.code })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(warehouseId === undefined ? undefined : eq(accounts.warehouseId, warehouseId))
    .orderBy(asc(warehouses.code), asc(accounts.suiteNumber));
}

/** One customer with their warehouse's code, and how many packages they have. */
export async function readCustomer(db: Database, id: string) {
  const [row] = await db
    .select({ account: accounts, warehouse: warehouses.code })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(eq(accounts.id, id));
  if (!row) throw new Error('The customer has gone');
  const [have] = await db.select({ packages: count() }).from(packages).where(eq(packages.accountId, id));
  return { ...row, packages: have?.packages ?? 0 };
}

/** The suite, as `MIA/MIA-10428`, of the account that has proved one of two addresses; undefined when none has. */
export async function suiteOfAddress(
  db: Database,
  email: string,
  phone: string | null,
): Promise<string | undefined> {
  const [row] = await db
    .select({ suite: sql<string>`${warehouses.code} || '/' || ${accounts.suiteNumber}` })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(
      or(
        and(eq(accounts.email, email), accounts.emailVerified),
        phone === null ? undefined : and(eq(accounts.phone, phone), accounts.phoneVerified),
      ),
    );
  return row?.suite;
}

/** Which of some e-mail addresses and phone numbers a sign-in has proved to be somebody's, in any warehouse. */
export async function provedAddresses(
  db: Database,
  emails: readonly string[],
  phones: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(accounts)
    .where(
      or(
        and(inArray(accounts.email, [...emails]), accounts.emailVerified),
        and(inArray(accounts.phone, [...phones]), accounts.phoneVerified),
      ),
    );
  return new Set(
    rows.flatMap(({ email, phone, emailVerified, phoneVerified }) => [
      ...(emailVerified ? [email] : []),
      ...(phoneVerified && phone !== null ? [phone] : []),
    ]),
  );
}

export type NewCustomer = typeof accounts.$inferInsert;

/** Adds accounts; all have the same fields. @throws when one of their suites got a customer meanwhile */
export async function addCustomers(tx: Database, rows: readonly NewCustomer[]): Promise<void> {
  await insertMany(tx, accounts, rows);
  const ids = rows.map(({ id }) => id);
  const added = await tx.$count(accounts, inArray(accounts.id, ids));
  if (added < rows.length) throw new Error('A suite got its customer meanwhile');
}

/** Changes the status of accounts, by their ids: a statement for each status. */
export async function changeCustomerStatuses(
  db: Database,
  changed: ReadonlyMap<string, CustomerRow['status']>,
  now: Date,
): Promise<void> {
  for (const status of new Set(changed.values())) {
    const ids = [...changed].filter(([, its]) => its === status).map(([id]) => id);
    await db.update(accounts).set({ status, updatedAt: now }).where(inArray(accounts.id, ids));
  }
}
