import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';

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

export async function changeCustomerStatus(
  db: Database,
  id: string,
  status: CustomerRow['status'],
  now: Date,
): Promise<void> {
  await db.update(accounts).set({ status, updatedAt: now }).where(eq(accounts.id, id));
}
