import { asc, count, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, warehouses } = schema;

export type WarehouseRow = typeof warehouses.$inferSelect;

/** A warehouse by its code, such as `MIA`, in any case. */
export async function findWarehouse(db: Database, code: string): Promise<WarehouseRow | undefined> {
  const [row] = await db.select().from(warehouses).where(eq(warehouses.code, code.toUpperCase()));
  return row;
}

/** Warehouses by id. */
export async function readWarehouses(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WarehouseRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(warehouses)
    .where(inArray(warehouses.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The warehouse of an id that is known to be one's. */
export async function readWarehouse(db: Database, id: string): Promise<WarehouseRow> {
  const [row] = await db.select().from(warehouses).where(eq(warehouses.id, id));
  if (!row) throw new Error(`There is no warehouse ${id}`);
  return row;
}

/** The codes of all warehouses. */
export async function warehouseCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ code: warehouses.code }).from(warehouses).orderBy(asc(warehouses.code));
  return rows.map(({ code }) => code);
}

/** All warehouses by code, each with the number of its customers. */
export async function listWarehouses(db: Database) {
  return db
    .select({ warehouse: warehouses, customers: count(accounts.id) })
    .from(warehouses)
    .leftJoin(accounts, eq(accounts.warehouseId, warehouses.id))
    .groupBy(warehouses.id)
    .orderBy(asc(warehouses.code));
}

/** @returns false when another warehouse has the code */
export async function addWarehouse(db: Database, row: WarehouseRow): Promise<boolean> {
  const added = await db
    .insert(warehouses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: warehouses.id });
  return added.length > 0;
}

export async function changeWarehouse(db: Database, { id, ...row }: WarehouseRow): Promise<void> {
  await db.update(warehouses).set(row).where(eq(warehouses.id, id));
}
