import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { invoiceDates, storageEnds } from '@/server/database/repositories/notifications/calendar';

/** Records what the calendar brings about: storage that ends soon, invoices that are due or past due; each once. */
export async function recordDates(db: Database, now: Date): Promise<void> {
  await recordEvents(db, [...(await storageEnds(db, now)), ...(await invoiceDates(db, now))], now);
}
