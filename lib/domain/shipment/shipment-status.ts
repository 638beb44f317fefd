import { packageStages } from '../package/package-status';
import type { PackageStatus } from '../package/package-statuses';
import type { UnknownWord } from '../values/open-enum';

/** The states of a shipment, in the order of its journey (data-model "Shipment"). */
export const shipmentStatuses = [
  'quote_requested',
  'requested',
  'processing',
  'packed',
  'awaiting_payment',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/**
 * The steps that customers and their warehouse take a shipment through: each state and those that may follow. What its
 * packages go through by themselves may end it from any of them (./following).
 */
export const shipmentTransitions = {
  quote_requested: ['requested', 'cancelled'],
  requested: ['processing', 'cancelled'],
  processing: ['packed'],
  packed: ['awaiting_payment', 'shipped', 'cancelled'],
  /** `packed` once it is paid (decision 064). */
  awaiting_payment: ['packed', 'shipped', 'cancelled'],
  shipped: [],
  delivered: [],
  cancelled: [],
} as const satisfies Record<ShipmentStatus, readonly ShipmentStatus[]>;

/** Whether a customer or a warehouse may take a shipment directly from one state to another. */
export function canShipmentGo(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return (shipmentTransitions[from] as readonly ShipmentStatus[]).includes(to);
}

/** The state of the packages of a shipment while it is in a state that it is taken to. */
export const packageStatusIn = {
  quote_requested: 'in_storage',
  requested: 'ship_requested',
  processing: 'processing',
  packed: 'packed',
  awaiting_payment: 'awaiting_payment',
  shipped: 'shipped',
  cancelled: 'in_storage',
} as const satisfies Record<Exclude<ShipmentStatus, 'delivered'>, PackageStatus>;

/** The way of the packages of a shipment that is taken from one state to another, by their own table of states. */
export function packagePath(
  from: ShipmentStatus,
  to: keyof typeof packageStatusIn,
): readonly PackageStatus[] {
  const last = packageStatusIn[to];
  return from === 'packed' && to === 'cancelled' ? [packageStatusIn.awaiting_payment, last] : [last];
}

/** Whether its customer may still take a shipment back: until the warehouse prepares it. */
export const isCancellable = (status: ShipmentStatus | UnknownWord): boolean =>
  status === 'quote_requested' || status === 'requested';

/** The states of a shipment that has an end; a package is in one other at most. */
const ends: ReadonlySet<ShipmentStatus> = new Set(['delivered', 'cancelled']);

export const isLive = (status: ShipmentStatus): boolean => !ends.has(status);
export const liveShipmentStatuses = shipmentStatuses.filter(isLive);
export const doneShipmentStatuses = shipmentStatuses.filter((status) => !isLive(status));

/** The states in which the packages are moved by their shipment alone. */
const moving: ReadonlySet<ShipmentStatus> = new Set([
  'requested',
  'processing',
  'packed',
  'awaiting_payment',
]);

/** Whether a package of a shipment in a state may be taken to another state by itself: it is held, or has an end. */
export function mayLeaveShipment(status: ShipmentStatus, to: PackageStatus): boolean {
  return !moving.has(status) || to === 'on_hold' || packageStages[to] === 'done';
}
