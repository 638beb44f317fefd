import { overviewLimits, type AccountNotification } from '@/lib/domain/account/overview';
import { formatAgo, formatDate } from '@/lib/format';
import { formatScanTime } from '@/lib/format/scan-time';
import { text } from '@/lib/text/text';
import { HomeCard } from '../home-card';
import { notificationsByDay } from './notification-days';
import { NotificationItem } from './notification-item';
import { notificationWords } from './notification-words';

interface NotificationsProps {
  news: AccountNotification[];
  /** RFC 3339. */
  now: string;
  timeZone: string;
  /** Unread ones on the page of all; undefined where there is no such page. */
  unread: number | undefined;
}

/** An invoice has a date without a time. */
function exactTime(item: AccountNotification, timeZone: string): string {
  if (item.kind === 'invoice') return formatDate(item.at, { timeZone });
  const localTime = item.kind === 'package' ? item.localTime : undefined;
  return formatScanTime({ occurredAt: item.at, localTime }, timeZone);
}

/** Recent news: today, yesterday, last week. */
export function Notifications({ news, now, timeZone, unread }: NotificationsProps) {
  return (
    <HomeCard
      id="news-heading"
      title={text('homePage.notifications.title')}
      more={
        unread === undefined
          ? undefined
          : { href: '/notifications', label: text('homePage.notifications.all', { count: unread }) }
      }
      padding="none"
    >
      {news.length === 0 && (
        <p className="px-4 pb-4 text-sm text-muted md:px-6 md:pb-6">{text('homePage.notifications.none')}</p>
      )}
      {notificationsByDay(news.slice(0, overviewLimits.news), now, timeZone).map((group) => (
        <section key={group.title} aria-label={group.title} className="text-sm">
          <h3 className="bg-surface-500/5 border-y border-line px-4 py-2 text-xs font-medium text-muted md:px-6">
            {group.title}
          </h3>
          <ul className="divide-y divide-line">
            {group.news.map((item, index) => (
              <NotificationItem
                key={index}
                {...notificationWords(item)}
                at={item.at}
                ago={formatAgo(item.at, now)}
                exact={exactTime(item, timeZone)}
              />
            ))}
          </ul>
        </section>
      ))}
    </HomeCard>
  );
}
