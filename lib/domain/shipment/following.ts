import { packageStages } from '../package/package-status';
import type { PackageStatus } from '../package/package-statuses';
import type { HoldChoice } from './shipment';
import { packageStatusIn, type ShipmentStatus } from './shipment-status';

/** A package of a shipment, as far as that goes. */
interface Member {
  id: string;
  status: PackageStatus;
}

interface Following {
  status: ShipmentStatus;
  /** The ids of the packages that are no part of it any more. */
  out: string[];
}

/** States in which a package has left the warehouse, or never will. */
const hasLeft = (status: PackageStatus) =>
  packageStages[status] === 'on_the_way' ||
  packageStages[status] === 'ready_for_pickup' ||
  status === 'delivered';

/** Whether a package stays in a shipment that has not left yet. */
function stays(status: ShipmentStatus, onHold: HoldChoice, member: PackageStatus): boolean {
  if (member === 'on_hold') return onHold === 'wait';
  if (status === 'quote_requested') return member === packageStatusIn.quote_requested;
  return hasLeft(member) || packageStages[member] === 'being_prepared';
}

/** A shipment on its way ends with its last package: nothing of one arrives whose packages were all returned or lost. */
function ending(members: readonly Member[]): ShipmentStatus {
  if (members.some(({ status }) => packageStages[status] !== 'done')) return 'shipped';
  return members.some(({ status }) => status === 'delivered') ? 'delivered' : 'cancelled';
}

/**
 * What becomes of a live shipment when its packages have moved by themselves, such as by scans (data-model "Shipment").
 * Before it leaves, a package that is held or has an end is out of it, unless it is to wait for a held one; without
 * packages it is cancelled. It has left with its last package.
 */
export function following(
  shipment: { status: ShipmentStatus; onHold: HoldChoice },
  members: readonly Member[],
): Following {
  const { status, onHold } = shipment;
  if (status === 'shipped') return { status: ending(members), out: [] };
  const staying = members.filter((member) => stays(status, onHold, member.status));
  const out = members.filter((member) => !staying.includes(member)).map(({ id }) => id);
  if (staying.length === 0) return { status: 'cancelled', out };
  const left = staying.every((member) => hasLeft(member.status));
  return { status: left ? ending(staying) : status, out };
}
