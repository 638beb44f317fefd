import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { findLegs, saveLegs } from '@/server/database/repositories/packages/package-legs';
import { changedPackage, saveChanged } from '@/server/database/repositories/packages/packages-change';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import { changeShipment, type ShipmentRow } from '@/server/database/repositories/shipments/shipments-write';
import { legOf } from '../operator/packages-change';
import type { LegRow } from '../operator/packages-row';
import { shownOfPackage } from './move';
import { recordedOfShipment } from './record';

/** The number is that of a package on its way to the warehouse. */
export class NumberTaken extends Error {
  override readonly name = 'NumberTaken';
}

/**
 * Gives locked packages of a shipment the outbound number of the parcel that they leave in: a scan of it moves them all.
 * @throws NumberTaken for the inbound number of a package of the account
 */
export async function trackPackages(
  tx: Database,
  shipment: ShipmentRow,
  { packages, parcel }: { packages: readonly PackageRow[]; parcel: LegRow },
  now: Date,
): Promise<void> {
  const { carrier, trackingNumber } = parcel;
  const known = await findLegs(tx, shipment.accountId, carrier, trackingNumber);
  if (known.some(({ leg }) => leg === 'inbound'))
    throw new NumberTaken(`${trackingNumber} is an inbound number`);
  const changed = packages.map((row) =>
    changedPackage(row, { outbound: legOf(parcel, row.outbound) }, { now }),
  );
  await saveChanged(tx, changed);
  await saveLegs(
    tx,
    changed.map(({ id, accountId, outbound }) => ({ id, accountId, outbound })),
  );
  const after = await changeShipment(tx, shipment, { columns: {}, by: 'warehouse' }, now);
  await recordEvents(tx, [...changed.map(shownOfPackage), recordedOfShipment(after)], now);
}
