import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, warehouses } = schema;

/** Serialises operators' writes to a warehouse until the transaction ends; readers are not blocked. */
export async function serialiseWarehouse(tx: Database, warehouseId: string): Promise<void> {
  await tx
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId))
    .for('no key update');
}

export type CustomerRow = typeof accounts.$inferSelect;

/**
 * The customers of suites of this warehouse, by suite, locked in one order against other writers of their packages
 * until the transaction ends.
 */
export async function lockCustomers(
  tx: Database,
  warehouseId: string,
  suiteNumbers: readonly string[],
): Promise<Map<string, CustomerRow>> {
  if (suiteNumbers.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(accounts.suiteNumber, [...suiteNumbers])))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.suiteNumber, row]));
}
