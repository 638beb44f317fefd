import type { GroupCounts } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';

/** The overall status, in one sentence; a second one where shipments wait for the customer. */
export function summaryOf(counts: GroupCounts, shipments = 0): string {
  const { action_needed: urgent, on_the_way: moving, ready_for_pickup: pickup } = counts;
  if (shipments > 0) {
    const waiting = text('homePage.summary.shipments', { count: shipments });
    return urgent > 0 ? `${waiting} ${summaryOf(counts)}` : waiting;
  }
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
  return text('homePage.summary.nothing');
}
