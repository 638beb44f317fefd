import { Time } from '@/components/ui/display/time';
import { formatDate, formatDateTime } from '@/lib/format';

/** A mail's date; in full on hover. */
export function MailDate({ date }: { date: string }) {
  return <Time dateTime={date} text={formatDate(date)} exact={formatDateTime(date)} />;
}
