import type { GroupCounts } from '@/lib/domain/package/package';

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The overall status, in one sentence. */
export function summaryOf(counts: GroupCounts): string {
  const { action_needed: urgent, on_the_way: moving, ready_for_pickup: pickup } = counts;
  const parts = [
    urgent > 0 && counted(urgent, 'package needs your attention', 'packages need your attention'),
    moving > 0 && counted(moving, 'is on the way', 'are on the way'),
    pickup > 0 && counted(pickup, 'is ready for pick-up', 'are ready for pick-up'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing needs your attention right now.';
  const sentence =
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${String(parts.at(-1))}` : parts.join();
  return urgent > 0 ? `${sentence}.` : `Nothing needs your attention right now; ${sentence}.`;
}
