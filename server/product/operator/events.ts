import { eventFingerprint } from '@/server/database/repositories/fingerprint';
import { lockByReference } from '@/server/database/repositories/operators-packages';
import type { PackageRow } from '@/server/database/repositories/tracking';
import type { NormalisedEvent } from '../carriers';
import { applyEvents, type Shipment } from '../ingest';
import { eventRowSchema, type EventRowInput } from './events-row';
import { outcomeOf, readRow, reject, type RowContext, type RowOutcome, type RowsHandler } from './rows';

/** Scans of one shipment of one package, with the places of their rows. */
interface Batch {
  shipment: Shipment;
  scans: { index: number; event: NormalisedEvent }[];
}

/** Scans in the warehouse have no carrier; their package stands in for the number. */
function shipmentOf(row: PackageRow, leg: EventRowInput['leg']): Shipment {
  if (leg === 'warehouse') return { packageId: row.id, leg, carrier: 'waybill', trackingNumber: row.id };
  const { carrier, trackingNumber } =
    row[leg] ?? reject('leg', `is ${leg}, and package ${row.reference} has no such shipment`);
  return { packageId: row.id, leg, carrier, trackingNumber };
}

function eventOf({ occurredAt, packageReference: _, leg: __, ...told }: EventRowInput): NormalisedEvent {
  return { ...told, occurredAt: new Date(occurredAt) };
}

async function packageOf(reference: string, { tx, operator }: RowContext): Promise<PackageRow> {
  const found = await lockByReference(tx, operator.warehouseId, reference);
  return found ?? reject('packageReference', 'is of no package of this warehouse');
}

/** Stores a batch and says of each of its rows whether its scan was new. */
async function storeBatch(
  { shipment, scans }: Batch,
  { tx, now }: RowContext,
): Promise<[number, RowOutcome][]> {
  const events = scans.map(({ event }) => event);
  const { before, after } = await applyEvents(tx, { shipment, told: { events }, source: 'operator', now });
  const seen = new Set(before.map(({ fingerprint }) => fingerprint));
  const ids = new Map(after.map(({ fingerprint, id }) => [fingerprint, id]));
  return scans.map(({ index, event }) => {
    const fingerprint = eventFingerprint({ ...shipment, ...event });
    const outcome = seen.has(fingerprint) ? 'unchanged' : 'created';
    seen.add(fingerprint);
    return [index, { outcome, id: ids.get(fingerprint), issues: [] }];
  });
}

/**
 * POST operator/events: each scan lands once, in any order, and moves shipment and package along as a carrier's would
 * (SPEC data-model "TrackingEvent"); a scan in the warehouse moves no state.
 */
export const takeEvents: RowsHandler = async (rows, context) => {
  const outcomes: RowOutcome[] = [];
  const packages = new Map<string, PackageRow>();
  const batches = new Map<string, Batch>();
  for (const [index, row] of rows.entries()) {
    outcomes[index] = await outcomeOf(async () => {
      const told = readRow(eventRowSchema, row);
      const { packageReference: reference, leg } = told;
      const found = packages.get(reference) ?? (await packageOf(reference, context));
      packages.set(reference, found);
      const shipment = shipmentOf(found, leg);
      const batch = batches.get(`${found.id} ${leg}`) ?? { shipment, scans: [] };
      batches.set(`${found.id} ${leg}`, batch);
      batch.scans.push({ index, event: eventOf(told) });
      return { outcome: 'unchanged', issues: [] };
    });
  }
  for (const batch of batches.values()) {
    for (const [index, outcome] of await storeBatch(batch, context)) outcomes[index] = outcome;
  }
  return outcomes;
};
