import type { Database } from '@/server/database';
import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import { post, type Posting } from '@/server/database/repositories/ledger/post';
import { saveInvoices, type InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';

interface Booked {
  /** Those of which more is paid, or less. */
  invoices: InvoiceRow[];
  postings: readonly Posting[];
  /** Beside the changes of the invoices. */
  events: readonly NewEvent[];
}

/** Stores what has been booked on invoices, with the ledger and what happened; payments must be stored by then. */
export async function storeBooked(
  tx: Database,
  { invoices, postings, events }: Booked,
  now: Date,
): Promise<void> {
  await saveInvoices(tx, { made: [], changed: invoices, links: [] });
  await post(tx, postings, now);
  const changed = invoices.map(({ id: subjectId, accountId, warehouseId }): NewEvent => {
    return { kind: 'invoice.changed', data: {}, accountId, warehouseId, subjectId };
  });
  await recordEvents(tx, [...events, ...changed], now);
}
