import { Time } from '@/components/ui/time';
import { formatDateTime, formatNearDate, formatTime } from '@/lib/format';
import { demoNow } from '../../data/now';

const day = (moment: string) => moment.slice(0, 10);

/** When a mail came: the time of today, else the day; in full on hover. */
export function MailDate({ date }: { date: string }) {
  const today = day(date) === day(demoNow);
  return (
    <Time
      dateTime={date}
      text={today ? formatTime(date) : formatNearDate(date, { now: demoNow })}
      exact={formatDateTime(date)}
    />
  );
}
