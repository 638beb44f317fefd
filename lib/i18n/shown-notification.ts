import type { Notification, NotificationPage } from '@/lib/domain/notification/notification';
import { daysFrom } from '@/lib/domain/values/days';
import { formatAgo, formatDateTime, formatInstant, formatTime, formatWeekday } from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import { notificationWords } from './notification-words';

/** A notification as a page shows it: worded on the server, so that no script needs the words. */
export interface ShownNotification {
  id: string;
  kind: string;
  title: string;
  text: string;
  /** A path of the portal. */
  href: string;
  isRead: boolean;
  /** When it happened: RFC 3339, and in words. */
  at: string;
  ago: string;
  /** The time of day, with the date if that isn't the day below. */
  clock: string;
  exact: string;
  /** The heading of the day on which the customer was told: "Today". */
  day: string;
}

/** A page of notifications in words. */
export interface ShownPage {
  items: ShownNotification[];
  nextCursor: string | null;
}

interface Reader {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

function dayWords(createdAt: string, { now, timeZone }: Reader): string {
  const daysAgo = daysFrom(calendarDay(new Date(createdAt), timeZone), calendarDay(now, timeZone));
  if (daysAgo <= 0) return text('homePage.notifications.today');
  if (daysAgo === 1) return text('homePage.notifications.yesterday');
  return formatWeekday(createdAt, { now, timeZone });
}

function clockOf({ at, createdAt }: Notification, { timeZone }: Reader): string {
  const isThatDay = calendarDay(new Date(at), timeZone) === calendarDay(new Date(createdAt), timeZone);
  return isThatDay ? formatTime(at, { timeZone }) : formatDateTime(at, { timeZone });
}

function shownNotification(notification: Notification, reader: Reader): ShownNotification {
  const { id, kind, at, createdAt, readAt } = notification;
  const { title, text: words, href } = notificationWords(notification);
  return {
    id,
    kind,
    title,
    text: words,
    href,
    isRead: readAt !== undefined,
    at,
    ago: formatAgo(at, reader.now),
    clock: clockOf(notification, reader),
    exact: formatInstant(at, reader.timeZone),
    day: dayWords(createdAt, reader),
  };
}

/** Words notifications for their customer, at a moment in their time zone. */
export const shownPage = (page: NotificationPage, reader: Reader): ShownPage => ({
  items: page.notifications.map((notification) => shownNotification(notification, reader)),
  nextCursor: page.nextCursor,
});
