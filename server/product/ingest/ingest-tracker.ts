import { isDeepStrictEqual } from 'node:util';
import type { EventRow, PackageRow, TrackedChange } from '@/server/database/repositories/tracking';
import {
  eventsOf,
  lockPackage,
  saveTracked,
  serialiseAccount,
} from '@/server/database/repositories/tracking';
import { trackingStatusOf } from '@/lib/domain/tracking';
import type { Database } from '@/server/database';
import { eventFingerprint } from '@/server/database/repositories/fingerprint';
import { lastEventOf } from '@/server/database/repositories/packages-derived';
import { insertEvents } from '@/server/database/repositories/packages-tracking';
import { findShipment } from '@/server/database/repositories/packages-write';
import type { CarrierTracker } from '../carriers';
import { createExpected } from './create-expected';
import { mergeFacts } from './facts';
import type { IngestInput, IngestOutcome, MovingLeg } from './input';
import { packageStatusAfter } from './package-state';

/** Events in one statement; PostgreSQL takes 65,535 parameters. */
const chunk = 1000;

const asTold = (events: readonly EventRow[]) =>
  events.map((event) => ({
    ...event,
    occurredAt: event.occurredAt.toISOString(),
    location: event.location ?? undefined,
  }));

const newest = (events: readonly { occurredAt: Date }[]) =>
  events.reduce((time, { occurredAt }) => Math.max(time, occurredAt.getTime()), 0);

/** What a package becomes when these are its events and this is what the source says. */
function changeOf(
  row: PackageRow,
  leg: MovingLeg,
  tracker: CarrierTracker,
  events: { before: EventRow[]; after: EventRow[] },
): TrackedChange {
  const shipment = row[leg];
  if (!shipment) throw new Error(`Package ${row.id} has no ${leg} shipment`);
  const ofLeg = asTold(events.after.filter((event) => event.leg === leg));
  const age = newest(tracker.events) - newest(events.before.filter((event) => event.leg === leg));
  const trackingStatus = trackingStatusOf(ofLeg);
  const deliveredAt =
    trackingStatus === 'delivered'
      ? ofLeg.find(({ status }) => status === 'delivered')?.occurredAt
      : undefined;
  const { carrier, trackingNumber } = shipment;
  const facts = mergeFacts(shipment, tracker, age);
  const scans = ofLeg.map(({ status }) => status);
  const status = packageStatusAfter(row.status, leg, trackingStatus, scans);
  // The carrier's proof of delivery at the dock; what the warehouse noted itself stays.
  const ours = row.receivedAt === null || row.receivedAt.toISOString() === shipment.deliveredAt;
  const received = leg === 'inbound' && status === 'received' && ours && deliveredAt !== undefined;
  return {
    [leg]: { carrier, trackingNumber, trackingStatus, ...facts, ...(deliveredAt && { deliveredAt }) },
    status,
    receivedAt: received ? new Date(deliveredAt) : row.receivedAt,
    weight: row.weight ?? tracker.weight ?? null,
    lastEvent: lastEventOf(asTold(events.after)),
  };
}

/** Of the tracker's events those that are not stored yet, each once. */
function unknownEvents({ tracker }: IngestInput, stored: readonly EventRow[]) {
  const known = new Set(stored.map(({ fingerprint }) => fingerprint));
  return tracker.events.filter((event) => {
    const fingerprint = eventFingerprint({ ...tracker, ...event });
    return !known.has(fingerprint) && known.add(fingerprint);
  });
}

/**
 * Brings what a carrier says about one shipment into the account: finds its package by carrier and number or makes
 * an expected one, stores the events that are new, and moves the shipment and the package along. The same tracker
 * again changes nothing; events may come in any order. One transaction.
 */
export function ingestTracker(db: Database, input: IngestInput): Promise<IngestOutcome> {
  return db.transaction(async (tx) => {
    const { account, tracker, source, now } = input;
    const { carrier, trackingNumber } = tracker;
    await serialiseAccount(tx, account.id);
    const found = await findShipment(tx, account.id, carrier, trackingNumber);
    const packageId = found?.packageId ?? (await createExpected(tx, input));
    const leg: MovingLeg = found?.leg === 'outbound' ? 'outbound' : 'inbound';

    const row = await lockPackage(tx, packageId);
    const before = await eventsOf(tx, packageId);
    const added = unknownEvents(input, before);
    for (let at = 0; at < added.length; at += chunk) {
      const events = added.slice(at, at + chunk).map((event) => ({ ...event, leg, source, receivedAt: now }));
      await insertEvents(tx, { packageId, carrier, trackingNumber }, events);
    }
    const after = added.length > 0 ? await eventsOf(tx, packageId) : before;

    const change = changeOf(row, leg, tracker, { before, after });
    const changed = Object.entries(change).some(
      ([key, value]) => !isDeepStrictEqual(value, row[key as keyof TrackedChange]),
    );
    const moved = added.length > 0 || changed;
    if (moved) await saveTracked(tx, row, change, now);
    return {
      outcome: found ? (moved ? 'updated' : 'unchanged') : 'created',
      packageId,
      newEvents: added.length,
      duplicateEvents: tracker.events.length - added.length,
    };
  });
}
