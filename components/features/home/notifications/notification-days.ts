import type { AccountNotification } from '@/lib/domain/account/overview';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import { dayMs } from '@/lib/domain/values/milliseconds';

export interface NotificationGroup {
  title: string;
  news: AccountNotification[];
}

/** The calendar day of an instant in a time zone, as days since 1970. */
const dayOf = (instant: string, timeZone: string) =>
  Date.parse(calendarDay(new Date(instant), timeZone)) / dayMs;

function titleOf(daysAgo: number): string {
  if (daysAgo <= 0) return text('homePage.notifications.today');
  if (daysAgo === 1) return text('homePage.notifications.yesterday');
  return text(daysAgo <= 7 ? 'homePage.notifications.lastWeek' : 'homePage.notifications.earlier');
}

/** News in the given order, grouped by day in the customer's time zone. */
export function notificationsByDay(
  news: AccountNotification[],
  now: string,
  timeZone: string,
): NotificationGroup[] {
  const today = dayOf(now, timeZone);
  const groups: NotificationGroup[] = [];
  for (const item of news) {
    const title = titleOf(today - dayOf(item.at, timeZone));
    const group = groups.find((one) => one.title === title);
    if (group) group.news.push(item);
    else groups.push({ title, news: [item] });
  }
  return groups;
}
