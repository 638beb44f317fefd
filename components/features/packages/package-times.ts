import type { Package } from '@/lib/domain/package/package';
import { formatTime, formatWeekday, type DateInput } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { HeadlineFormats } from './headline';

/** Times in a headline, in the customer's time zone; in local time where a scan's carrier gave no zone. */
export function headlineFormats(
  item: Pick<Package, 'events'>,
  timeZone: string,
  now: DateInput,
): HeadlineFormats {
  const instant = (iso: string) => {
    const scan = item.events.find(({ occurredAt }) => occurredAt === iso);
    const own = scan?.localTime !== undefined;
    const clock = own ? 'UTC' : timeZone;
    const time = formatTime(iso, { timeZone: clock });
    const day = formatWeekday(iso, { timeZone: clock, now });
    return text(own ? 'packagesPage.time.local' : 'packagesPage.time.own', { day, time });
  };
  return { instant, date: (date) => formatWeekday(date, { now }) };
}
