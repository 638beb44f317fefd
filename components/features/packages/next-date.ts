import { dueDayOf } from '@/lib/domain/package/due-day';
import type { PackageSummary } from '@/lib/domain/package/package';
import { calendarDay } from '@/lib/format/calendar-day';

const arrivals = { expected: 'Expected', on_the_way: 'Arrives' } as const;

/** What comes next for a package, and on which calendar day. */
export interface NextDate {
  words: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/**
 * What comes next for a package, and when: something to do outranks something to wait for. A carrier's estimate speaks
 * of the leg that moves, so it counts only while one does.
 * @param now RFC 3339
 */
export function nextDateOf(item: PackageSummary, now: string, timeZone: string): NextDate | undefined {
  const { group, nextAction, estimatedDelivery: estimate } = item;
  const today = calendarDay(new Date(now), timeZone);
  const due = dueDayOf(nextAction);
  if (due && group !== 'done') return { words: due < today ? 'Was due' : 'Act by', date: due };
  if (!estimate || (group !== 'expected' && group !== 'on_the_way')) return undefined;
  return { words: estimate < today ? 'Was due' : arrivals[group], date: estimate };
}
