import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { insertMany, updateMany } from '../sql/bulk';

const { invoicePackages, invoices, payments } = schema;

/** A row without what a trigger writes. */
export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'chargedByKind'>;
export type PaymentRow = typeof payments.$inferSelect;

/** The invoices of a warehouse with these numbers or ids, locked in one order until the transaction ends. */
export async function lockInvoices(
  tx: Database,
  warehouseId: string,
  { numbers, ids = [] }: { numbers: readonly string[]; ids?: readonly string[] },
): Promise<InvoiceRow[]> {
  if (numbers.length + ids.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.warehouseId, warehouseId),
        or(inArray(invoices.number, [...numbers]), inArray(invoices.id, [...ids])),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update');
}

export type InvoiceChange = Partial<
  Omit<InvoiceRow, 'id' | 'accountId' | 'warehouseId' | 'number' | 'version'>
>;

/** The packages of an invoice. */
export interface InvoiceLinks {
  invoiceId: string;
  packageIds: readonly string[];
}

/** Stores new and changed invoices, and the packages of those whose lines are new. */
export async function saveInvoices(
  tx: Database,
  { made, changed, links }: { made: InvoiceRow[]; changed: InvoiceRow[]; links: InvoiceLinks[] },
): Promise<void> {
  await insertMany(tx, invoices, made);
  await updateMany(tx, invoices, changed);
  const relinked = links.map(({ invoiceId }) => invoiceId);
  if (relinked.length > 0) {
    await tx.delete(invoicePackages).where(inArray(invoicePackages.invoiceId, relinked));
  }
  const pairs = links.flatMap(({ invoiceId, packageIds }) =>
    packageIds.map((packageId) => ({ invoiceId, packageId })),
  );
  await insertMany(tx, invoicePackages, pairs);
}

/** The numbers of a warehouse's invoices, by id. */
export async function numbersOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.warehouseId, warehouseId), inArray(invoices.id, [...ids])));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Payments by an operator's references, locked in one order until the transaction ends. */
export async function lockPayments(
  tx: Database,
  warehouseId: string,
  references: readonly string[],
): Promise<PaymentRow[]> {
  if (references.length === 0) return [];
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.warehouseId, warehouseId), inArray(payments.operatorReference, [...references])))
    .orderBy(asc(payments.id))
    .for('update');
}

/** Stores new and changed payments. */
export async function savePayments(
  tx: Database,
  { made, changed }: { made: PaymentRow[]; changed: PaymentRow[] },
): Promise<void> {
  await insertMany(tx, payments, made);
  await updateMany(tx, payments, changed);
}
