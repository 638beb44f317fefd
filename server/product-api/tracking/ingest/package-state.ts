import { canScanTo, carriedStatuses } from '@/lib/domain/package/package-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { trackingStatusOf, type StoredEvent, type TrackingStatus } from '@/lib/domain/package/tracking';
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

/** A scan as far as a package's state goes. */
type Scan = Pick<StoredEvent, 'status' | 'occurredAt'>;

/** A package's state, and when the scan was that took it there; no instant where none did. */
interface StateAfter {
  status: PackageStatus;
  since?: string;
}

/**
 * A package's state after its outbound shipment's scans, oldest first. All of them are gone through each time, so that
 * it does not matter in which order they came in; a terminal state is never left.
 */
function afterOutbound(status: PackageStatus, scans: readonly Scan[]): StateAfter {
  return scans.reduce<StateAfter>(
    (state, scan) => {
      const target = outboundTargets[scan.status];
      // A complaint about a package that never moved proves no departure.
      if (target === undefined || (target === 'exception' && !carriedStatuses.has(state.status)))
        return state;
      return canScanTo(state.status, target) ? { status: target, since: scan.occurredAt } : state;
    },
    { status },
  );
}

/**
 * A package's state when the scans of one of its shipments are known, along allowed transitions (data-model
 * "Package").
 * @param scans the shipment's, oldest first
 */
export function packageStateAfter(status: PackageStatus, leg: MovingLeg, scans: readonly Scan[]): StateAfter {
  if (leg === 'outbound') return afterOutbound(status, scans);
  const tracking = trackingStatusOf(scans);
  const target = status === 'expected' ? inboundTargets[tracking] : undefined;
  const last = scans.find((scan) => scan.status === tracking);
  return target === undefined || !last ? { status } : { status: target, since: last.occurredAt };
}
