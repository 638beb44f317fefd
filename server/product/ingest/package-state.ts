import { canScanTo, carriedStatuses, type PackageStatus } from '@/lib/domain/package-status';
import type { TrackingStatus } from '@/lib/domain/tracking';
import type { MovingLeg } from './input';

/** Where a package goes when its outbound shipment gets a scan. An announcement moves nothing. */
const outboundTargets: Partial<Record<TrackingStatus, PackageStatus>> = {
  in_transit: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'available_for_pickup',
  attempt_fail: 'exception',
  exception: 'exception',
  delivered: 'delivered',
  returned: 'returned',
};

/** What the end of an inbound shipment means for a package that is still expected. */
const inboundTargets: Partial<Record<TrackingStatus, PackageStatus>> = {
  delivered: 'received',
  returned: 'cancelled',
  expired: 'expired',
};

/**
 * A package's state after its outbound shipment's scans, oldest first. All of them are gone through each time, so that
 * it does not matter in which order they came in; a terminal state is never left.
 */
function afterOutbound(status: PackageStatus, scans: readonly TrackingStatus[]): PackageStatus {
  return scans.reduce<PackageStatus>((state, scan) => {
    const target = outboundTargets[scan];
    // A complaint about a package that never moved proves no departure.
    if (target === undefined || (target === 'exception' && !carriedStatuses.has(state))) return state;
    return canScanTo(state, target) ? target : state;
  }, status);
}

/**
 * A package's state when the scans of one of its shipments are known, along allowed transitions (data-model
 * "Package").
 * @param tracking the shipment's status by trackingStatusOf
 * @param scans the shipment's statuses, oldest first
 */
export function packageStatusAfter(
  status: PackageStatus,
  leg: MovingLeg,
  tracking: TrackingStatus,
  scans: readonly TrackingStatus[],
): PackageStatus {
  if (leg === 'outbound') return afterOutbound(status, scans);
  return status === 'expected' ? (inboundTargets[tracking] ?? status) : status;
}
