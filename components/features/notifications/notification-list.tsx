'use client';

import { useEffect, useRef } from 'react';
import { NotificationItem } from '@/components/shared/notifications/notification-item';
import { Button } from '@/components/ui/action/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { ShownPage } from '@/lib/i18n/shown-notification';
import { text } from '@/lib/text/text';
import { notificationDays } from './notification-days';
import { useNotifications } from './use-notifications';

interface NotificationListProps {
  first: ShownPage;
  /** None is unread, on no page. */
  allRead: boolean;
}

/** Notifications by day, and older ones on request. */
export function NotificationList({ first, allRead }: NotificationListProps) {
  const { items, hasMore, loading, failure, loadMore } = useNotifications(first);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the row that takes the focus, which would otherwise be lost with the button. */
  const next = useRef(Infinity);

  useEffect(() => {
    const row = list.current?.querySelectorAll('a')[next.current];
    next.current = Infinity;
    row?.focus({ preventScroll: true });
  }, [items.length]);

  const more = () => {
    next.current = items.length;
    void loadMore();
  };
  return (
    <>
      <div ref={list}>
        {notificationDays(items).map(({ day, items: ofDay }) => (
          <section key={day} aria-label={day} className="border-line [&+section]:border-t">
            <h2 className="bg-surface-500/5 border-b border-line px-4 py-2 text-xs font-medium text-muted md:px-6">
              {day}
            </h2>
            <ul className="divide-y divide-line">
              {ofDay.map((item) => (
                <NotificationItem
                  key={item.id}
                  item={allRead ? { ...item, isRead: true } : item}
                  time="clock"
                  className="px-4 md:px-6"
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasMore && (
        <div className="flex flex-col items-center gap-3 border-t border-line p-4">
          {failure !== undefined && (
            <Alert severity="error" title={text('shell.news.failed')}>
              {failure}
            </Alert>
          )}
          <Button variant="secondary" loading={loading} onClick={more}>
            {text('ui.more.load')}
          </Button>
        </div>
      )}
    </>
  );
}
