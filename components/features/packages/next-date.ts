import type { PackageSummary } from '@/lib/domain/package';
import type { DateInput } from '@/lib/format';

const arrivals = { expected: 'Expected', on_the_way: 'Arrives' } as const;

/**
 * What comes next for a package, and when: something to do outranks something to wait for. A carrier's estimate speaks
 * of the leg that moves, so it counts only while one does. `now` is RFC 3339.
 */
export function nextDateOf(
  item: PackageSummary,
  now: string,
): { words: string; date: DateInput } | undefined {
  const { group, nextAction, estimatedDelivery: estimate } = item;
  if (nextAction?.dueAt && group !== 'done') {
    return { words: nextAction.dueAt < now ? 'Was due' : 'Act by', date: nextAction.dueAt };
  }
  if (!estimate || (group !== 'expected' && group !== 'on_the_way')) return undefined;
  return { words: estimate < now.slice(0, 10) ? 'Was due' : arrivals[group], date: estimate };
}
