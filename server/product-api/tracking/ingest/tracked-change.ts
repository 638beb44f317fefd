import {
  isTerminalTracking,
  trackingStatusOf,
  type Leg,
  type TrackingStatus,
} from '@/lib/domain/package/tracking';
import { lastEventOf } from '@/server/database/repositories/packages/packages-derived';
import type { WarehouseRow } from '@/server/database/repositories/operators/operators-warehouses';
import type { EventRow, PackageRow, TrackedChange } from '@/server/database/repositories/packages/tracking';
import type { CarrierTracker } from '../carriers/tracker';
import { storageAfter } from '../../storage-rule';
import { mergeFacts } from './facts';
import { packageStateAfter } from './package-state';

/** What a source says about a shipment. */
export type TrackerReport = Pick<CarrierTracker, 'events'> & Partial<CarrierTracker>;

interface Events {
  before: readonly EventRow[];
  /** Oldest first. */
  after: readonly EventRow[];
}

const asReported = (events: readonly EventRow[]) =>
  events.map((event) => ({
    ...event,
    occurredAt: event.occurredAt.toISOString(),
    localTime: event.localTime ?? undefined,
    location: event.location ?? undefined,
  }));

const newest = (events: readonly { occurredAt: Date }[]) =>
  events.reduce((time, { occurredAt }) => Math.max(time, occurredAt.getTime()), 0);

/**
 * A shipment's status: its events', and without any what the source says of it as a whole. An end stays, whoever told
 * it (data-model "Tracking status").
 */
function shipmentStatus(
  events: Parameters<typeof trackingStatusOf>[0],
  known: TrackingStatus,
  report: TrackerReport,
): TrackingStatus {
  const byEvents = events.length > 0 ? trackingStatusOf(events) : undefined;
  const statusAlone = report.events.length === 0 ? report.status : undefined;
  const end = [byEvents, known, statusAlone].find(
    (status) => status !== undefined && isTerminalTracking(status),
  );
  return end ?? byEvents ?? statusAlone ?? known;
}

/**
 * Since when a package is in its state. The state that it was made with is no news beside an older scan: nobody knows
 * since when it was in it.
 */
function stateSince({ statusChangedAt, createdAt }: PackageRow, lastEvent: TrackedChange['lastEvent']): Date {
  const scannedAt = lastEvent && new Date(lastEvent.occurredAt);
  const asMade = statusChangedAt.getTime() === createdAt.getTime();
  return asMade && scannedAt && scannedAt < statusChangedAt ? scannedAt : statusChangedAt;
}

/** What a package becomes when these are its events and this is what the source says. */
export function trackedChangeOf(
  row: PackageRow,
  { leg, warehouse }: { leg: Leg; warehouse: WarehouseRow },
  report: TrackerReport,
  events: Events,
): TrackedChange {
  const lastEvent = lastEventOf(asReported(events.after));
  const { status, receivedAt, weight, storage } = row;
  const statusChangedAt = stateSince(row, lastEvent);
  if (leg === 'warehouse') return { status, statusChangedAt, receivedAt, weight, storage, lastEvent };
  const shipment = row[leg];
  if (!shipment) throw new Error(`Package ${row.id} has no ${leg} shipment`);
  const ofLeg = asReported(events.after.filter((event) => event.leg === leg));
  const age = newest(report.events) - newest(events.before.filter((event) => event.leg === leg));
  const trackingStatus = shipmentStatus(ofLeg, shipment.trackingStatus, report);
  const deliveredAt =
    trackingStatus === 'delivered'
      ? ofLeg.find((event) => event.status === 'delivered')?.occurredAt
      : undefined;
  const { carrier, trackingNumber } = shipment;
  const facts = mergeFacts(shipment, report, age);
  // What no scan tells moves no package: nobody knows when it was.
  const next = packageStateAfter(status, leg, ofLeg);
  // The carrier's proof of delivery at the dock; what the warehouse noted itself stays.
  const ours = receivedAt === null || receivedAt.toISOString() === shipment.deliveredAt;
  const received = leg === 'inbound' && next.status === 'received' && ours && deliveredAt !== undefined;
  const after = {
    status: next.status,
    statusChangedAt: next.since && next.status !== status ? new Date(next.since) : statusChangedAt,
    receivedAt: received ? new Date(deliveredAt) : receivedAt,
  };
  return {
    ...after,
    [leg]: { carrier, trackingNumber, trackingStatus, ...facts, ...(deliveredAt && { deliveredAt }) },
    storage: storageAfter(row, after, warehouse),
    weight: weight ?? report.weight ?? null,
    lastEvent,
  };
}
