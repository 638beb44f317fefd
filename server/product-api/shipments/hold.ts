import { packageStatusIn } from '@/lib/domain/shipment/shipment-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import type { Database } from '@/server/database';
import { recordedOfPackage } from '@/server/database/repositories/events/package-rows';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { saveChanged } from '@/server/database/repositories/packages/packages-change';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import type { LockedShipment } from '@/server/database/repositories/shipments/shipments-write';
import { followPackages } from './follow';
import { ShipmentRefused } from './move';
import { packageAlong } from './package-along';

async function save(tx: Database, before: PackageRow, after: PackageRow, now: Date): Promise<void> {
  await saveChanged(tx, [after]);
  await recordEvents(tx, recordedOfPackage(before, after), now);
  await followPackages(tx, [after.id], { by: 'warehouse', now });
}

/** By state of the shipment: the way of its packages to a hold. */
const toHold: Partial<Record<string, readonly PackageStatus[]>> = {
  quote_requested: ['on_hold'],
  requested: ['in_storage', 'on_hold'],
  processing: ['on_hold'],
};

/**
 * Holds a package of a locked shipment, which goes without it or waits, as its customer wished.
 * @throws ShipmentRefused once it is packed
 */
export async function holdPackage(
  tx: Database,
  { shipment }: LockedShipment,
  row: PackageRow,
  { onHold, now }: { onHold: NonNullable<PackageRow['onHold']>; now: Date },
): Promise<void> {
  const path = toHold[shipment.status];
  if (!path) throw new ShipmentRefused(`A package of a shipment that is ${shipment.status} can’t be held`);
  if (row.status === 'on_hold') return;
  await save(tx, row, packageAlong(row, path, { onHold }, now), now);
}

/** By state of the shipment: the way of a held package back to the others. */
const fromHold: typeof toHold = {
  quote_requested: [packageStatusIn.quote_requested],
  requested: [packageStatusIn.requested],
  processing: [packageStatusIn.requested, packageStatusIn.processing],
};

/** Lets a package of a locked shipment, which waits for it, go on. @throws ShipmentRefused for one that is not held */
export async function releasePackage(
  tx: Database,
  { shipment }: LockedShipment,
  row: PackageRow,
  now: Date,
): Promise<void> {
  const path = fromHold[shipment.status];
  if (row.status !== 'on_hold' || !path) throw new ShipmentRefused(`Package ${row.reference} is not held`);
  await save(tx, row, packageAlong(row, path, { onHold: null }, now), now);
}
