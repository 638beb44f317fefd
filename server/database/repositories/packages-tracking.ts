import { eq } from 'drizzle-orm';
import type { ShipmentLeg } from '@/lib/domain/package';
import type { PackageStatus } from '@/lib/domain/package-status';
import { trackingStatusOf } from '@/lib/domain/tracking';
import { schema, type Database } from '..';
import { newId } from '../ids';
import { eventFingerprint } from './fingerprint';
import { groupOf, lastEventOf, searchTextOf } from './packages-derived';

const { packages, trackingEvents } = schema;

type EventRow = typeof trackingEvents.$inferInsert;

/** An event as a source tells it; its id and fingerprint are made here. */
export type NewTrackingEvent = Omit<EventRow, 'id' | 'packageId' | 'fingerprint'> & { id?: string };

/**
 * Stores the events of one shipment that are not yet known, in any order.
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

/** What a source says about a leg beside its events. */
type LegFacts = Partial<Pick<ShipmentLeg, 'trackingUrl' | 'estimatedDelivery' | 'signedBy'>>;

interface TrackingUpdate {
  packageId: string;
  leg: 'inbound' | 'outbound';
  facts?: LegFacts;
  /** The package's own new state, when the events bring one; the caller has checked the transition. */
  status?: PackageStatus;
  now: Date;
}

/**
 * Works out a leg's tracking status and delivery time, the package's newest event, group and search text from the
 * stored events. Call it after insertEvents, within the same transaction; the row is locked meanwhile.
 */
export async function updatePackageTracking(db: Database, update: TrackingUpdate): Promise<void> {
  const [row] = await db.select().from(packages).where(eq(packages.id, update.packageId)).for('update');
  const shipment = row?.[update.leg];
  if (!row || !shipment) throw new Error(`Package ${update.packageId} has no ${update.leg} leg`);
  const stored = await db.select().from(trackingEvents).where(eq(trackingEvents.packageId, update.packageId));
  const events = stored.map((event) => ({
    ...event,
    location: event.location ?? undefined,
    occurredAt: event.occurredAt.toISOString(),
  }));
  const ofLeg = events.filter((event) => event.leg === update.leg);
  const delivered = ofLeg.filter(({ status }) => status === 'delivered').map(({ occurredAt }) => occurredAt);
  const deliveredAt = delivered.sort()[0];
  const changed = {
    ...row,
    [update.leg]: {
      ...shipment,
      ...update.facts,
      trackingStatus: trackingStatusOf(ofLeg),
      ...(deliveredAt && { deliveredAt }),
    },
    status: update.status ?? row.status,
  };
  await db
    .update(packages)
    .set({
      [update.leg]: changed[update.leg],
      status: changed.status,
      group: groupOf(changed),
      ...(changed.status !== row.status && { statusChangedAt: update.now }),
      lastEvent: lastEventOf(events),
      searchText: searchTextOf(changed),
      updatedAt: update.now,
      version: row.version + 1,
    })
    .where(eq(packages.id, update.packageId));
}
