'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { Time } from '@/components/ui/display/time';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { classNames } from '@/components/ui/styles/class-names';
import { toneClasses } from '@/components/ui/styles/status';
import { callAction } from '@/lib/browser/product-api/call-action';
import type { Result } from '@/lib/contract/errors';
import type { ShownNotification } from '@/lib/i18n/shown-notification';
import { text } from '@/lib/text/text';
import { markRead } from './actions';
import { notificationLook } from './looks';

interface NotificationItemProps {
  item: ShownNotification;
  /** How its time is shown: `clock` below the heading of its day. */
  time: 'ago' | 'clock';
  /** The space around it. */
  className: string;
  onOpen?: () => void;
}

/** One that can't be marked stays unread: there is nothing that its reader should do about it. */
const open = ({ id, isRead }: ShownNotification) =>
  !isRead &&
  callAction<Result<null>>(
    () => markRead({ ids: [id] }),
    (error) => ({ ok: false, error }),
    { atOnce: true },
  );

/** A notification, which leads to what it is about and is read then. */
export function NotificationItem({ item, time, className, onOpen }: NotificationItemProps) {
  const { tone, icon } = notificationLook(item.kind);
  return (
    <li className={classNames('relative flex gap-3 py-3 hover:bg-card-hover', className)}>
      <span
        className={classNames(
          'flex size-9 shrink-0 items-center justify-center rounded-md',
          toneClasses[tone],
        )}
      >
        <Icon name={icon} size={20} />
      </span>
      <div className="min-w-0 grow text-sm">
        <Link
          href={item.href}
          prefetch={false}
          className={classNames(
            'covers wrap-anywhere block',
            item.isRead ? 'text-body' : 'font-semibold text-strong',
          )}
          onClick={() => {
            void open(item);
            onOpen?.();
          }}
        >
          {item.title}
          {!item.isRead && <VisuallyHidden> {text('shell.news.unread')}</VisuallyHidden>}
        </Link>
        {item.text && <p className="wrap-anywhere mt-0.5 text-muted">{item.text}</p>}
        <p className="mt-0.5 text-xs text-muted">
          <Time dateTime={item.at} text={item[time]} exact={item.exact} />
        </p>
      </div>
      {!item.isRead && (
        <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-primary-mark" />
      )}
    </li>
  );
}
