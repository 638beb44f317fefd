import type { GroupCounts } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';

/** The overall status, in one sentence. */
export function summaryOf(counts: GroupCounts): string {
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
  return text('homePage.summary.nothing');
}
