import { isDeepStrictEqual } from 'node:util';
import { isTerminalTracking, type Leg, type StoredEvent } from '@/lib/domain/package/tracking';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { recordedOfPackage } from '@/server/database/repositories/events/package-rows';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { eventFingerprint } from '@/server/database/repositories/sql/fingerprint';
import {
  readWarehouses,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { saveChanged } from '@/server/database/repositories/packages/packages-change';
import {
  eventsOf,
  inOrder,
  saveEvents,
  trackedPackage,
  type EventRow,
  type PackageRow,
  type TrackedChange,
} from '@/server/database/repositories/packages/tracking';
import type { NormalisedEvent } from '../carriers/tracker';
import { followPackages } from '../../shipments/follow';
import { trackedChangeOf, type TrackerReport } from './tracked-change';

/** Which shipment of which package events are about. */
export interface Shipment {
  packageId: string;
  leg: Leg;
  carrier: string;
  trackingNumber: string;
}

/** What a source says about one shipment. */
export interface ShipmentReport {
  shipment: Shipment;
  report: TrackerReport;
}

interface ReportContext {
  source: StoredEvent['source'];
  now: Date;
}

/** What became of the events told about one shipment. */
export interface AppliedEvents {
  /** By fingerprint: the package's events, as they are stored now. */
  events: ReadonlyMap<string, EventRow>;
  /** Fingerprints of the events that were not known. */
  added: ReadonlySet<string>;
  /** Fingerprints of known events that are now told as the shipment's end. */
  ended: ReadonlySet<string>;
  /** Whether anything was stored. */
  moved: boolean;
}

/** A field of an event that is no column, or has none here, fails to compile. */
function eventRow(
  shipment: Shipment,
  event: NormalisedEvent,
  { source, now }: ReportContext,
): EventRow & Pick<EventRow, keyof NormalisedEvent> {
  const { packageId, leg } = shipment;
  const { occurredAt, localTime = null, status, subStatus = null, reason = null, message } = event;
  const { carrierCode = null, location = null, utcOffset = null } = event;
  const fingerprint = eventFingerprint({ ...shipment, ...event });
  return {
    id: newId('evt'),
    packageId,
    leg,
    occurredAt,
    localTime,
    utcOffset,
    receivedAt: now,
    status,
    subStatus,
    reason,
    message,
    carrierCode,
    location,
    source,
    fingerprint,
  };
}

/** A package with its events, as a request has moved it so far. */
class Tracked {
  readonly before: PackageRow;
  row: PackageRow;
  private readonly warehouse: WarehouseRow;
  events = new Map<string, EventRow>();
  readonly added = new Set<string>();
  readonly ended = new Set<string>();
  changed = false;

  constructor(row: PackageRow, warehouse: WarehouseRow | undefined) {
    if (!warehouse) throw new Error(`The warehouse of package ${row.id} is not read`);
    this.before = row;
    this.row = row;
    this.warehouse = warehouse;
  }

  /** An event that is not known is added; a known one changes only when it is now told as the end. */
  private merge(rows: readonly EventRow[]) {
    const after = new Map(this.events);
    const added = new Set<string>();
    const ended = new Set<string>();
    for (const event of rows) {
      const known = after.get(event.fingerprint);
      if (!known) {
        after.set(event.fingerprint, event);
        added.add(event.fingerprint);
      } else if (isTerminalTracking(event.status) && !isTerminalTracking(known.status)) {
        after.set(event.fingerprint, { ...known, status: event.status });
        if (!added.has(event.fingerprint)) ended.add(event.fingerprint);
      }
    }
    return { after, added, ended };
  }

  /** Moves shipment and package along by what a source says. */
  apply({ shipment, report }: ShipmentReport, context: ReportContext): AppliedEvents {
    const rows = report.events.map((event) => eventRow(shipment, event, context));
    const { after, added, ended } = this.merge(rows);
    const known = { before: [...this.events.values()], after: inOrder(after.values()) };
    const change = trackedChangeOf(this.row, { leg: shipment.leg, warehouse: this.warehouse }, report, known);
    const differs = Object.entries(change).some(
      ([key, value]) => !isDeepStrictEqual(value, this.row[key as keyof TrackedChange]),
    );
    const moved = added.size > 0 || ended.size > 0 || differs;
    if (moved) this.row = trackedPackage(this.row, change, context.now);
    this.changed ||= moved;
    this.events = after;
    for (const fingerprint of added) this.added.add(fingerprint);
    for (const fingerprint of ended) if (!this.added.has(fingerprint)) this.ended.add(fingerprint);
    return { events: after, added, ended, moved };
  }

  pick(fingerprints: ReadonlySet<string>): EventRow[] {
    return [...fingerprints].flatMap((fingerprint) => this.events.get(fingerprint) ?? []);
  }
}

/**
 * Stores the events of shipments that are new and moves the shipments and their packages along: few statements,
 * however many there are. The same events again change nothing; they may come in any order. Call it within a
 * transaction.
 * @param packages the shipments' packages, locked, by id
 * @returns what became of each shipment's events, in the order given
 */
export async function applyEvents(
  tx: Database,
  packages: ReadonlyMap<string, PackageRow>,
  shipments: readonly ShipmentReport[],
  context: ReportContext,
): Promise<AppliedEvents[]> {
  const warehouses = await readWarehouses(tx, [
    ...new Set([...packages.values()].map((row) => row.warehouseId)),
  ]);
  const tracked = new Map(
    [...packages].map(([id, row]) => [id, new Tracked(row, warehouses.get(row.warehouseId))]),
  );
  for (const event of await eventsOf(tx, [...packages.keys()])) {
    tracked.get(event.packageId)?.events.set(event.fingerprint, event);
  }
  const applied = shipments.map((one) => {
    const parcel = tracked.get(one.shipment.packageId);
    if (!parcel) throw new Error(`Package ${one.shipment.packageId} is not locked`);
    return parcel.apply(one, context);
  });
  const all = [...tracked.values()];
  await saveEvents(tx, {
    added: all.flatMap((parcel) => parcel.pick(parcel.added)),
    changed: all.flatMap((parcel) => parcel.pick(parcel.ended)),
  });
  await saveChanged(
    tx,
    all.flatMap(({ changed, row }) => (changed ? [row] : [])),
  );
  const events = all.flatMap(({ before, row, changed }) => (changed ? recordedOfPackage(before, row) : []));
  await recordEvents(tx, events, context.now);
  const moved = all.filter(({ before, row }) => before.status !== row.status);
  await followPackages(
    tx,
    moved.map(({ row }) => row.id),
    { by: 'carrier', now: context.now },
  );
  return applied;
}
