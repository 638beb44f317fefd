'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { NotificationItem } from '@/components/shared/notifications/notification-item';
import { readNotifications } from '@/components/shared/notifications/read-page';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/display/skeleton';
import { Loading } from '@/components/ui/feedback/loading';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { AppError, type ErrorView } from '@/lib/contract/errors';
import type { ShownNotification } from '@/lib/i18n/shown-notification';
import { text } from '@/lib/text/text';

const shown = 4;

type Loaded = { items: ShownNotification[] } | { error: Pick<ErrorView, 'message'> };

const close = () => dispatchLayout({ type: 'panelsClosed' });

/** Reads the newest notifications, each time the panel opens. */
function useNewest(): { loaded: Loaded | undefined; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    readNotifications({ limit: shown }).then(setLoaded, (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      setLoaded({ error });
    });
  }, [attempt]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return { loaded, retry };
}

const Placeholder = () => (
  <Loading label={text('shell.news.loading')}>
    <div className="mt-3 flex flex-col gap-4">
      {Array.from({ length: shown }, (_, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

function Failure({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div role="alert" className="mt-3 flex flex-col items-start gap-3 text-sm">
      <div>
        <p className="font-medium text-strong">{text('shell.news.failed')}</p>
        <p>{message}</p>
      </div>
      <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
        {text('shell.retry')}
      </Button>
    </div>
  );
}

function Newest({ items }: { items: ShownNotification[] }) {
  if (items.length === 0) return <p className="mt-3 text-sm text-muted">{text('shell.news.none')}</p>;
  return (
    <>
      <ul className="-mx-6 mt-1">
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} time="ago" className="px-6" onOpen={close} />
        ))}
      </ul>
      <Link href="/notifications" prefetch={false} onClick={close} className="link mt-2 inline-block text-sm">
        {text('shell.news.all')}
      </Link>
    </>
  );
}

/** The newest notifications, and the way to all of them. */
export function ProfileNotifications() {
  const { loaded, retry } = useNewest();
  return (
    <section aria-labelledby="profile-notifications" className="mt-6 border-t border-line pt-6">
      <h3 id="profile-notifications" className="text-sm font-semibold">
        {text('shell.news.notifications')}
      </h3>
      {loaded === undefined && <Placeholder />}
      {loaded && 'error' in loaded && <Failure message={loaded.error.message} retry={retry} />}
      {loaded && 'items' in loaded && <Newest items={loaded.items} />}
    </section>
  );
}
