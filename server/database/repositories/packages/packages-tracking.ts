import { schema, type Database } from '../..';
import { newId } from '@/server/database/ids';
import { eventFingerprint } from '../sql/fingerprint';

const { trackingEvents } = schema;

type EventRow = typeof trackingEvents.$inferInsert;

/** An event as a source reports it; its id and fingerprint are added here. */
export type NewTrackingEvent = Omit<EventRow, 'id' | 'packageId' | 'fingerprint'> & { id?: string };

/**
 * Stores the new events of one shipment, in any order.
 * @returns how many were new.
 */
export async function insertEvents(
  db: Database,
  shipment: { packageId: string; carrier: string; trackingNumber: string },
  events: readonly NewTrackingEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const { packageId, carrier, trackingNumber } = shipment;
  const rows = events.map((event) => ({
    ...event,
    id: event.id ?? newId('evt'),
    packageId,
    fingerprint: eventFingerprint({ ...event, carrier, trackingNumber }),
  }));
  const added = await db
    .insert(trackingEvents)
    .values(rows)
    .onConflictDoNothing({ target: [trackingEvents.packageId, trackingEvents.fingerprint] })
    .returning({ id: trackingEvents.id });
  return added.length;
}
