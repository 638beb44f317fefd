import { eventFingerprint } from '@/server/database/repositories/sql/fingerprint';
import { ownersOf } from '@/server/database/repositories/operators/operators-packages';
import { sharingOutbound } from '@/server/database/repositories/packages/package-legs';
import { lockPackages, type PackageRow } from '@/server/database/repositories/packages/tracking';
import type { NormalisedEvent } from '../tracking/carriers/tracker';
import { readTimestamp } from '../tracking/carriers/time';
import { applyEvents, type AppliedEvents, type Shipment } from '../tracking/ingest';
import { isStorable } from '../http/input';
import { eventRowSchema, type EventRowInput } from './events-row';
import { outcomeOf, readRow, reject, type RowContext, type RowOutcome, type RowsHandler } from './rows';

/** Scans of one shipment of one package, with the indices of the rows that named this package. */
interface Batch {
  shipment: Shipment;
  scans: { index: number | undefined; event: NormalisedEvent }[];
}

/** Scans in the warehouse have no carrier; the package replaces the number. */
function shipmentOf(row: PackageRow, leg: EventRowInput['leg']): Shipment {
  if (leg === 'warehouse') return { packageId: row.id, leg, carrier: 'waybill', trackingNumber: row.id };
  const { carrier, trackingNumber } =
    row[leg] ?? reject('leg', `is ${leg}, and package ${row.reference} has no such shipment`);
  return { packageId: row.id, leg, carrier, trackingNumber };
}

function eventOf({ occurredAt, packageReference: _, leg: __, ...given }: EventRowInput): NormalisedEvent {
  const time = readTimestamp(occurredAt) ?? reject('occurredAt', 'is no plausible time');
  // A field of a row that scans lack fails to compile here.
  const stored: Pick<NormalisedEvent, keyof typeof given> = given;
  return { ...stored, ...time };
}

/** The packages named by rows, and those that left with one of them under one number; by id, locked. */
async function packagesOf(rows: readonly unknown[], { tx, operator }: RowContext) {
  const readable = rows.flatMap((row) => eventRowSchema.safeParse(row).data ?? []).filter(isStorable);
  const references = [...new Set(readable.map(({ packageReference }) => packageReference))];
  const owners = [...(await ownersOf(tx, operator.warehouseId, references)).values()];
  const named = owners.map(({ id }) => id);
  const together = readable.some(({ leg }) => leg === 'outbound') ? await sharingOutbound(tx, named) : [];
  return lockPackages(tx, [...new Set([...named, ...together])]);
}

const numberOf = ({ accountId, outbound }: PackageRow) =>
  outbound && `${accountId} ${outbound.carrier} ${outbound.trackingNumber}`;

/** Finds the packages that a scan of a package is of: all that have its outbound number. */
function scannedTogether(packages: readonly PackageRow[]) {
  const byNumber = new Map<string | null, PackageRow[]>();
  for (const row of packages) byNumber.set(numberOf(row), [...(byNumber.get(numberOf(row)) ?? []), row]);
  return (found: PackageRow, leg: EventRowInput['leg']): readonly PackageRow[] =>
    (leg === 'outbound' && found.outbound && byNumber.get(numberOf(found))) || [found];
}

/**
 * The result of each row of a batch: of two rows with one scan the first is reported as the one that changed something.
 */
function outcomesOf({ shipment, scans }: Batch, applied: AppliedEvents): [number, RowOutcome][] {
  const seen = new Set<string>();
  return scans.flatMap(({ index, event }) => {
    if (index === undefined) return [];
    const fingerprint = eventFingerprint({ ...shipment, ...event });
    const news = applied.added.has(fingerprint) ? 'created' : 'updated';
    const changed = !seen.has(fingerprint) && (news === 'created' || applied.ended.has(fingerprint));
    seen.add(fingerprint);
    const id = applied.events.get(fingerprint)?.id;
    return [[index, { outcome: changed ? news : 'unchanged', id, issues: [] }]];
  });
}

/**
 * POST operator/events: each scan is stored once, in any order, and updates shipment and package like a carrier's
 * (data-model "TrackingEvent"); an outbound one moves all packages with its number, one in the warehouse changes no state.
 */
export const takeEvents: RowsHandler = async (rows, context) => {
  const outcomes: RowOutcome[] = [];
  const packages = await packagesOf(rows, context);
  const all = [...packages.values()];
  const byReference = new Map(all.map((row) => [row.reference, row]));
  const scannedWith = scannedTogether(all);
  const batches = new Map<string, Batch>();
  for (const [index, row] of rows.entries()) {
    outcomes[index] = await outcomeOf(() => {
      const scanned = readRow(eventRowSchema, row);
      const { packageReference: reference, leg } = scanned;
      const found =
        byReference.get(reference) ?? reject('packageReference', 'is of no package of this warehouse');
      const event = eventOf(scanned);
      for (const parcel of scannedWith(found, leg)) {
        const shipment = shipmentOf(parcel, leg);
        const batch = batches.get(`${parcel.id} ${leg}`) ?? { shipment, scans: [] };
        batches.set(`${parcel.id} ${leg}`, batch);
        batch.scans.push({ index: parcel === found ? index : undefined, event });
      }
      return { outcome: 'unchanged', issues: [] };
    });
  }
  const inOrder = [...batches.values()];
  const applied = await applyEvents(
    context.tx,
    packages,
    inOrder.map(({ shipment, scans }) => ({ shipment, report: { events: scans.map(({ event }) => event) } })),
    { source: 'operator', now: context.now },
  );
  for (const [at, one] of applied.entries()) {
    const batch = inOrder[at];
    for (const [index, outcome] of batch ? outcomesOf(batch, one) : []) outcomes[index] = outcome;
  }
  return outcomes;
};
