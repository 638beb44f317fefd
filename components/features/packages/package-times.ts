import type { Package } from '@/lib/domain/package/package';
import { formatTime, formatWeekday, type DateInput } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { HeadlineFormats } from './headline';

const isLocal = ({ events }: Pick<Package, 'events'>, iso: string): boolean =>
  events.find(({ occurredAt }) => occurredAt === iso)?.localTime !== undefined;

/** The zone in which to write an instant of a package: the customer's, but a scan without one is kept in local time. */
export const clockOf = (item: Pick<Package, 'events'>, iso: string, timeZone: string): string =>
  isLocal(item, iso) ? 'UTC' : timeZone;

/** Times in a headline, in the customer's time zone; in local time where a scan's carrier gave no zone. */
export function headlineFormats(
  item: Pick<Package, 'events'>,
  timeZone: string,
  now: DateInput,
): HeadlineFormats {
  const instant = (iso: string) => {
    const clock = clockOf(item, iso, timeZone);
    const time = formatTime(iso, { timeZone: clock });
    const day = formatWeekday(iso, { timeZone: clock, now });
    return text(isLocal(item, iso) ? 'packagesPage.time.local' : 'packagesPage.time.own', { day, time });
  };
  return { instant, date: (date) => formatWeekday(date, { now }) };
}
