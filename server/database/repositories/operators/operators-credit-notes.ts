import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { CreditNoteRow } from '../billing/credit-notes';
import { paysAny } from '../billing/pays-any';
import { insertMany } from '../sql/bulk';
import type { PaymentRow } from './operators-invoices';

const { creditNotes, invoices, invoiceSeries, payments } = schema;

/** The credit notes of a warehouse with these references or numbers. */
export async function findCreditNotes(
  tx: Database,
  warehouseId: string,
  { references, numbers }: { references: readonly string[]; numbers: readonly string[] },
): Promise<CreditNoteRow[]> {
  if (references.length + numbers.length === 0) return [];
  return tx
    .select()
    .from(creditNotes)
    .where(
      and(
        eq(creditNotes.warehouseId, warehouseId),
        or(
          inArray(creditNotes.operatorReference, [...references]),
          inArray(creditNotes.number, [...numbers]),
        ),
      ),
    );
}

/** The payments that have succeeded and are on invoices of these numbers, locked in one order until the transaction ends. */
export async function lockPaymentsOn(
  tx: Database,
  warehouseId: string,
  { accountIds, numbers }: { accountIds: readonly string[]; numbers: readonly string[] },
): Promise<PaymentRow[]> {
  if (accountIds.length === 0 || numbers.length === 0) return [];
  const named = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.warehouseId, warehouseId), inArray(invoices.number, [...numbers])));
  if (named.length === 0) return [];
  return tx
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.accountId, [...accountIds]),
        eq(payments.status, 'succeeded'),
        paysAny(named.map(({ id }) => id)),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
}

/** Stores new credit notes. */
export const addCreditNotes = (tx: Database, rows: readonly CreditNoteRow[]) =>
  insertMany(tx, creditNotes, rows);

/** The next number of a warehouse's credit notes, from 1; none is left out when the transaction fails. */
export async function nextCreditNote(tx: Database, warehouseId: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ warehouseId, last: 0, lastCreditNote: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.warehouseId,
      set: { lastCreditNote: sql`${invoiceSeries.lastCreditNote} + 1` },
    })
    .returning({ last: invoiceSeries.lastCreditNote });
  if (!row) throw new Error('A series has no number');
  return row.last;
}
