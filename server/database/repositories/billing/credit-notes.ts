import { asc, inArray } from 'drizzle-orm';
import type { CreditNote } from '@/lib/domain/billing/invoice';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';

const { creditNotes } = schema;

/** A row without what a trigger writes. */
export type CreditNoteRow = Omit<typeof creditNotes.$inferSelect, 'chargedByKind'>;

/** The credit notes of invoices, oldest first. */
export async function creditNotesOf(db: Database, invoiceIds: readonly string[]): Promise<CreditNoteRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, [...invoiceIds]))
    .orderBy(asc(creditNotes.createdAt), asc(creditNotes.id));
}

/** A credit note as its customer sees it. */
export function toCreditNote(row: CreditNoteRow): Complete<CreditNote> {
  const { id, number, issueDate, reason, lines, taxes, currency } = row;
  const money = (amount: number) => ({ amount, currency });
  const released = row.released.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    number,
    issueDate,
    reason,
    lines,
    subtotal: money(row.subtotal),
    taxes,
    total: money(row.total),
    released: released > 0 ? money(released) : undefined,
  };
}
