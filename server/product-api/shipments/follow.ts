import { following } from '@/lib/domain/shipment/following';
import type { ShipmentStep } from '@/lib/domain/shipment/shipment';
import type { ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import type { Database } from '@/server/database';
import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import {
  changeShipment,
  liveShipmentsOf,
  lockShipments,
  membersOf,
  type ShipmentRow,
} from '@/server/database/repositories/shipments/shipments-write';
import { recordedOfShipment } from './record';

/** A shipment that ends before it leaves is news; that one leaves or arrives, its packages tell. */
function recordedOf(before: ShipmentStatus, after: ShipmentRow): NewEvent {
  const declined = after.status === 'cancelled' && before !== 'shipped';
  return recordedOfShipment(after, declined ? { kind: 'shipment.declined', data: {} } : undefined);
}

async function follow(
  tx: Database,
  row: ShipmentRow,
  members: Awaited<ReturnType<typeof membersOf>>,
  { by, now }: { by: ShipmentStep['by']; now: Date },
): Promise<NewEvent[]> {
  const { status, out } = following(row, members);
  if (status === row.status && out.length === 0) return [];
  const gone = members.filter(({ id }) => out.includes(id));
  // A quote for other packages than these is none.
  const columns = { status, ...(row.status === 'quote_requested' && { quote: null }) };
  const after = await changeShipment(tx, row, { columns, by, out: gone }, now);
  return [recordedOf(row.status, after)];
}

/**
 * Lets shipments follow packages that have moved by themselves, by scans or rows (lib/domain/shipment/following). Call it
 * in the transaction of the move, once the packages, which are locked, are stored.
 */
export async function followPackages(
  tx: Database,
  packageIds: readonly string[],
  context: { by: ShipmentStep['by']; now: Date },
): Promise<void> {
  const ids = [...(await liveShipmentsOf(tx, packageIds)).values()].map(({ id }) => id);
  if (ids.length === 0) return;
  const shipments = await lockShipments(tx, [...new Set(ids)]);
  // Read once they are locked, so that of two packages that move at once the second sees the first.
  const members = await membersOf(
    tx,
    shipments.map(({ id }) => id),
  );
  const events: NewEvent[] = [];
  for (const row of shipments) {
    const own = members.filter(({ shipmentId }) => shipmentId === row.id);
    events.push(...(await follow(tx, row, own, context)));
  }
  await recordEvents(tx, events, context.now);
}
