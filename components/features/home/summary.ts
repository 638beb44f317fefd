import type { GroupCounts } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';

/** The overall status: what needs the customer, or that nothing does, and what is on its way to them. */
export function summaryOf(counts: GroupCounts, shipments = 0): string {
  const { action_needed: urgent } = counts;
  const sentences = [
    shipments > 0 && text('homePage.summary.shipments', { count: shipments }),
    urgent === 0 && shipments === 0 && text('homePage.summary.nothing'),
    packagesIn(counts),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The packages that need the customer, are on the way or are ready for pickup, in one sentence; empty without any. */
function packagesIn(counts: GroupCounts): string {
  const { action_needed: urgent, on_the_way: moving, ready_for_pickup: pickup } = counts;
  const both = moving > 0 && pickup > 0;
  if (urgent > 0) {
    if (both) return text('homePage.summary.urgentMovingPickup', { urgent, moving, pickup });
    if (moving > 0) return text('homePage.summary.urgentMoving', { urgent, moving });
    if (pickup > 0) return text('homePage.summary.urgentPickup', { urgent, pickup });
    return text('homePage.summary.urgent', { urgent });
  }
  if (both) return text('homePage.summary.movingPickup', { moving, pickup });
  if (moving > 0) return text('homePage.summary.moving', { moving });
  if (pickup > 0) return text('homePage.summary.pickup', { pickup });
  return '';
}
