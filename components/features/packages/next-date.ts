import { dueDayOf } from '@/lib/domain/package/due-day';
import type { PackageSummary } from '@/lib/domain/package/package';
import { entryOf } from '@/lib/domain/values/is-in';
import { calendarDay } from '@/lib/format/calendar-day';
import { memoLast } from '@/lib/format/memo';
import { text } from '@/lib/text/text';

type NextDateFacts = Pick<PackageSummary, 'group' | 'nextAction' | 'estimatedDelivery'>;

const arrivals = { expected: 'packageList.list.expected', on_the_way: 'packageList.list.arrives' } as const;

const dayOf = /* @__PURE__ */ memoLast((now: string, timeZone: string) =>
  calendarDay(new Date(now), timeZone),
);

/** The next date of a package, and what happens then. */
export interface NextDate {
  words: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/**
 * The next date of a package, and what happens then: an action has priority over an estimate. A carrier's
 * estimate is about the moving leg, so it counts only while one moves.
 * @param now RFC 3339
 */
export function nextDateOf(item: NextDateFacts, now: string, timeZone: string): NextDate | undefined {
  const { group, nextAction, estimatedDelivery: estimate } = item;
  const today = dayOf(now, timeZone);
  const due = dueDayOf(nextAction);
  if (due && group !== 'done') {
    return { words: text(due < today ? 'packageList.list.wasDue' : 'packageList.list.actBy'), date: due };
  }
  const arrival = entryOf(arrivals, group);
  if (!estimate || !arrival) return undefined;
  return { words: text(estimate < today ? 'packageList.list.wasExpected' : arrival), date: estimate };
}
