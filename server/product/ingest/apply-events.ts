import { isDeepStrictEqual } from 'node:util';
import { trackingStatusOf, type Leg, type TrackingEvent } from '@/lib/domain/tracking';
import type { Database } from '@/server/database';
import { eventFingerprint } from '@/server/database/repositories/fingerprint';
import { lastEventOf } from '@/server/database/repositories/packages-derived';
import { insertEvents } from '@/server/database/repositories/packages-tracking';
import {
  eventsOf,
  lockPackage,
  saveTracked,
  type EventRow,
  type PackageRow,
  type TrackedChange,
} from '@/server/database/repositories/tracking';
import type { CarrierTracker } from '../carriers';
import { mergeFacts } from './facts';
import { packageStatusAfter } from './package-state';

/** Events in one statement; PostgreSQL takes 65,535 parameters. */
const chunk = 1000;

/** Which shipment of which package events are about. */
export interface Shipment {
  packageId: string;
  leg: Leg;
  carrier: string;
  trackingNumber: string;
}

type Told = Pick<CarrierTracker, 'events'> & Partial<CarrierTracker>;

interface Events {
  before: EventRow[];
  after: EventRow[];
}

const asTold = (events: readonly EventRow[]) =>
  events.map((event) => ({
    ...event,
    occurredAt: event.occurredAt.toISOString(),
    location: event.location ?? undefined,
  }));

const newest = (events: readonly { occurredAt: Date }[]) =>
  events.reduce((time, { occurredAt }) => Math.max(time, occurredAt.getTime()), 0);

/** What a package becomes when these are its events and this is what the source says. */
function changeOf(row: PackageRow, leg: Leg, told: Told, events: Events): TrackedChange {
  const lastEvent = lastEventOf(asTold(events.after));
  const { status, receivedAt, weight } = row;
  if (leg === 'warehouse') return { status, receivedAt, weight, lastEvent };
  const shipment = row[leg];
  if (!shipment) throw new Error(`Package ${row.id} has no ${leg} shipment`);
  const ofLeg = asTold(events.after.filter((event) => event.leg === leg));
  const age = newest(told.events) - newest(events.before.filter((event) => event.leg === leg));
  const trackingStatus = trackingStatusOf(ofLeg);
  const deliveredAt =
    trackingStatus === 'delivered'
      ? ofLeg.find((event) => event.status === 'delivered')?.occurredAt
      : undefined;
  const { carrier, trackingNumber } = shipment;
  const facts = mergeFacts(shipment, told, age);
  const scans = ofLeg.map((event) => event.status);
  const next = packageStatusAfter(status, leg, trackingStatus, scans);
  // The carrier's proof of delivery at the dock; what the warehouse noted itself stays.
  const ours = receivedAt === null || receivedAt.toISOString() === shipment.deliveredAt;
  const received = leg === 'inbound' && next === 'received' && ours && deliveredAt !== undefined;
  return {
    [leg]: { carrier, trackingNumber, trackingStatus, ...facts, ...(deliveredAt && { deliveredAt }) },
    status: next,
    receivedAt: received ? new Date(deliveredAt) : receivedAt,
    weight: weight ?? told.weight ?? null,
    lastEvent,
  };
}

/** Of the events told those that are not stored yet, each once. */
function unknownEvents(shipment: Shipment, events: Told['events'], stored: readonly EventRow[]) {
  const known = new Set(stored.map(({ fingerprint }) => fingerprint));
  return events.filter((event) => {
    const fingerprint = eventFingerprint({ ...shipment, ...event });
    return !known.has(fingerprint) && known.add(fingerprint);
  });
}

export interface AppliedEvents extends Events {
  newEvents: number;
  /** Whether anything was stored. */
  moved: boolean;
}

/**
 * Stores the events of one shipment that are new and moves the shipment and its package along. The same events again
 * change nothing; they may come in any order. Call it within a transaction.
 */
export async function applyEvents(
  tx: Database,
  input: { shipment: Shipment; told: Told; source: TrackingEvent['source']; now: Date },
): Promise<AppliedEvents> {
  const { shipment, told, source, now } = input;
  const { packageId, leg } = shipment;
  const row = await lockPackage(tx, packageId);
  const before = await eventsOf(tx, packageId);
  const added = unknownEvents(shipment, told.events, before);
  for (let at = 0; at < added.length; at += chunk) {
    const events = added.slice(at, at + chunk).map((event) => ({ ...event, leg, source, receivedAt: now }));
    await insertEvents(tx, shipment, events);
  }
  const after = added.length > 0 ? await eventsOf(tx, packageId) : before;
  const change = changeOf(row, leg, told, { before, after });
  const changed = Object.entries(change).some(
    ([key, value]) => !isDeepStrictEqual(value, row[key as keyof TrackedChange]),
  );
  const moved = added.length > 0 || changed;
  if (moved) await saveTracked(tx, row, change, now);
  return { before, after, newEvents: added.length, moved };
}
