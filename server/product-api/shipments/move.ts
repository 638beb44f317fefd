import type { ShipmentStep } from '@/lib/domain/shipment/shipment';
import {
  canShipmentGo,
  packagePath,
  packageStatusIn,
  type ShipmentStatus,
} from '@/lib/domain/shipment/shipment-status';
import type { Database } from '@/server/database';
import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { saveChanged } from '@/server/database/repositories/packages/packages-change';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import {
  changeShipment,
  type LockedShipment,
  type ShipmentColumns,
  type ShipmentRow,
} from '@/server/database/repositories/shipments/shipments-write';
import { storageAfter } from '../storage-rule';
import { packageAlong } from './package-along';
import { recordedOfShipment, type ShipmentEvent } from './record';

/** A shipment can't be taken to a state, or not yet: its package of this reference is held. */
export class ShipmentRefused extends Error {
  override readonly name = 'ShipmentRefused';
  readonly heldReference: string | undefined;

  constructor(message: string, heldReference?: string) {
    super(message);
    this.heldReference = heldReference;
  }
}

interface Move {
  to: Exclude<ShipmentStatus, 'delivered'>;
  by: ShipmentStep['by'];
  note?: string | undefined;
  /** What else changes with it. */
  columns?: ShipmentColumns;
  /** What is told of it; by default that pages show it. */
  event?: ShipmentEvent;
}

/** The customer has chosen, so that nothing asks them to any more. */
const answered = ({ nextAction }: PackageRow, to: Move['to']) =>
  to === 'requested' && nextAction?.code === 'choose_shipping' ? { nextAction: null } : {};

/** Told of the shipment as a whole, not once for each package. */
export const shownOfPackage = ({ id: subjectId, accountId, warehouseId }: PackageRow): NewEvent => {
  return { kind: 'package.changed', data: {}, accountId, warehouseId, subjectId };
};

/**
 * The packages that move with a shipment. One that has left already, by a scan, is where it is; one that is held waits
 * on, and only cancelling does not wait for it.
 * @throws ShipmentRefused when one is held
 */
function moving({ shipment, packages }: LockedShipment, to: Move['to']): PackageRow[] {
  const held = packages.find(({ status }) => status === 'on_hold');
  if (held && to !== 'cancelled') throw new ShipmentRefused('A package is held', held.reference);
  const here = shipment.status === 'delivered' ? undefined : packageStatusIn[shipment.status];
  return packages.filter(({ status }) => status === here && status !== packageStatusIn[to]);
}

/**
 * Takes a locked shipment and its packages to another state together (data-model "Shipment").
 * @throws ShipmentRefused when the shipment can't go there
 */
export async function moveShipment(
  tx: Database,
  locked: LockedShipment,
  { to, by, note, columns = {}, event }: Move,
  now: Date,
): Promise<ShipmentRow> {
  const { shipment } = locked;
  if (!canShipmentGo(shipment.status, to)) {
    throw new ShipmentRefused(`A shipment can’t go from ${shipment.status} to ${to}`);
  }
  const warehouse = await readWarehouse(tx, shipment.warehouseId);
  const moved = moving(locked, to).map((row) => {
    const status = packageStatusIn[to];
    const storage = storageAfter(row, { ...row, status, statusChangedAt: now }, warehouse);
    const change = { storage, ...answered(row, to) };
    return packageAlong(row, packagePath(shipment.status, to), change, now);
  });
  await saveChanged(tx, moved);
  const after = await changeShipment(tx, shipment, { columns: { ...columns, status: to }, by, note }, now);
  await recordEvents(tx, [...moved.map(shownOfPackage), recordedOfShipment(after, event)], now);
  return after;
}
