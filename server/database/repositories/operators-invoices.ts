import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '..';

const { invoicePackages, invoices, payments, warehouses } = schema;

export type InvoiceRow = typeof invoices.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Invoices by their numbers, locked in one order until the transaction ends. */
export async function lockInvoices(
  tx: Database,
  warehouseId: string,
  numbers: readonly string[],
): Promise<Map<string, InvoiceRow>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.warehouseId, warehouseId), inArray(invoices.number, [...numbers])))
    .orderBy(asc(invoices.id))
    .for('update');
  return new Map(rows.map((row) => [row.number, row]));
}

/** Invoices by their ids, locked in one order until the transaction ends. */
export async function lockInvoicesById(tx: Database, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(asc(invoices.id))
    .for('update');
}

/** The warehouse as it stands on its invoices. */
export async function readSeller(db: Database, warehouseId: string) {
  const [row] = await db.select().from(warehouses).where(eq(warehouses.id, warehouseId));
  if (!row) throw new Error(`There is no warehouse ${warehouseId}`);
  const email = /^\S+@\S+$/.test(row.contact) ? { email: row.contact } : {};
  return { ...row.address, ...email };
}

async function linkPackages(tx: Database, invoiceId: string, packageIds: readonly string[]): Promise<void> {
  await tx.delete(invoicePackages).where(eq(invoicePackages.invoiceId, invoiceId));
  if (packageIds.length === 0) return;
  await tx.insert(invoicePackages).values(packageIds.map((packageId) => ({ invoiceId, packageId })));
}

/** Stores a new invoice and what packages it is about. */
export async function insertInvoice(
  tx: Database,
  row: typeof invoices.$inferInsert,
  packageIds: readonly string[],
): Promise<void> {
  await tx.insert(invoices).values(row);
  await linkPackages(tx, row.id, packageIds);
}

export type InvoiceChange = Partial<
  Omit<InvoiceRow, 'id' | 'accountId' | 'warehouseId' | 'number' | 'version'>
>;

/** Stores a change of a locked invoice; `packageIds` only where its lines changed. */
export async function saveInvoice(
  tx: Database,
  row: InvoiceRow,
  change: InvoiceChange,
  now: Date,
  packageIds?: readonly string[],
): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...change, updatedAt: now, version: row.version + 1 })
    .where(eq(invoices.id, row.id));
  if (packageIds) await linkPackages(tx, row.id, packageIds);
}

/** A payment by an operator's reference, locked until the transaction ends. */
export async function lockPayment(
  tx: Database,
  warehouseId: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.warehouseId, warehouseId), eq(payments.operatorReference, reference)))
    .for('update');
  return row;
}

export async function insertPayment(tx: Database, row: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(row);
}

export async function savePayment(
  tx: Database,
  id: string,
  change: Pick<PaymentRow, 'status' | 'allocations'>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}
