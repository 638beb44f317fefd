import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { readShown } from '@/components/shared/list/address';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyNotifications, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { shownPage } from '@/lib/i18n/shown-notification';
import { text } from '@/lib/text/text';
import { NoNotifications } from './no-notifications';
import { NotificationList } from './notification-list';
import { notificationsPath, pageSize } from './page-size';
import { ReadAll } from './read-all';

interface NotificationsScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

/** `/notifications`: the customer's notifications, newest first; not found where the product API has none. */
export async function NotificationsScreen({ searchParams }: NotificationsScreenProps) {
  const limit = readShown((name) => [searchParams[name]].flat()[0], pageSize);
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'notifications')) notFound();
  const page = await getMyNotifications({ limit });
  if (!account.ok || !page.ok) {
    const failure = [account, page].find((result) => !result.ok);
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={text('pages.title.notifications')} />
        {failure && (
          <ScreenFailure
            title={text('shell.news.failed')}
            error={failure.error}
            retryHref={notificationsPath}
          />
        )}
      </div>
    );
  }
  const { notifications, unread } = page.data;
  const newest = notifications[0]?.createdAt;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('pages.title.notifications')}
        description={newest && text('notificationsPage.page.unread', { count: unread })}
        actions={
          newest && unread > 0 && <ReadAll upTo={newest} label={text('notificationsPage.page.readAll')} />
        }
      />
      <Card padding="none" className="overflow-hidden">
        {newest ? (
          <NotificationList
            first={shownPage(page.data, { now: new Date(), timeZone: account.data.timeZone })}
            allRead={unread === 0}
          />
        ) : (
          <NoNotifications />
        )}
      </Card>
    </div>
  );
}
