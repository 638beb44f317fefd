import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { RefundRow } from '../billing/refunds';
import { insertMany, updateMany } from '../sql/bulk';

const { payments, refunds } = schema;

/** Refunds by an operator's references. */
export async function findRefunds(
  tx: Database,
  warehouseId: string,
  references: readonly string[],
): Promise<RefundRow[]> {
  if (references.length === 0) return [];
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.warehouseId, warehouseId), inArray(refunds.operatorReference, [...references])));
}

/** The operator's references of payments, by their ids. */
export async function paymentReferencesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: payments.id, reference: payments.operatorReference })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Map(rows.map(({ id, reference }) => [id, reference ?? '']));
}

/** Stores new and changed refunds. */
export async function saveRefunds(
  tx: Database,
  { made, changed }: { made: RefundRow[]; changed: RefundRow[] },
): Promise<void> {
  await insertMany(tx, refunds, made);
  await updateMany(tx, refunds, changed);
}
