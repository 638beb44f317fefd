import { and, eq, ne } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, warehouses } = schema;

/** The open accounts, with their warehouses, of which a sign-in has proved a number to be theirs; in E.164. */
export async function accountsOfNumber(db: Database, phone: string) {
  return db
    .select({ account: accounts, warehouse: warehouses })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(and(eq(accounts.phone, phone), eq(accounts.phoneVerified, true), ne(accounts.status, 'closed')));
}
