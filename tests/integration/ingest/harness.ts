import { asc, eq } from 'drizzle-orm';
import type { NormalisedEvent } from '@/server/product-api/tracking/carriers/tracker';
import { schema, type Database } from '@/server/database';
import { ingestTracker } from '@/server/product-api/tracking/ingest';
import { addAccount, addWarehouse } from '../../support/product-data';

export const now = new Date('2026-05-01T12:00:00Z');

/** An account with its warehouse, and the operations of its tests. */
export async function startIngest(db: Database) {
  const warehouseId = await addWarehouse(db);
  const account = await addAccount(db, { warehouseId });
  return {
    account,
    /** Ingests one UPS shipment's events. */
    tell: (events: NormalisedEvent[], more: object = {}) =>
      ingestTracker(db, {
        account,
        tracker: { carrier: 'ups', trackingNumber: '1Z999AA10123456784', events, ...more },
        source: 'import',
        now,
      }),
    packages: () =>
      db
        .select()
        .from(schema.packages)
        .where(eq(schema.packages.accountId, account.id))
        .orderBy(asc(schema.packages.createdAt), asc(schema.packages.id)),
    events: (packageId: string) =>
      db.select().from(schema.trackingEvents).where(eq(schema.trackingEvents.packageId, packageId)),
  };
}

/** A scan on a day of March 2026; the fraction is the hour. */
export function scan(
  status: NormalisedEvent['status'],
  day: number,
  message: string = status,
): NormalisedEvent {
  return { occurredAt: new Date(Date.UTC(2026, 2, 1) + day * 86_400_000), status, message };
}
