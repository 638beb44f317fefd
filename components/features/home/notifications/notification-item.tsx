'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { Time } from '@/components/ui/display/time';
import type { NotificationWords } from './notification-words';

interface NotificationItemProps extends NotificationWords {
  /** RFC 3339. */
  at: string;
  ago: string;
  exact: string;
}

/** A news item in words. */
export function NotificationItem({ icon, title, text, href, at, ago, exact }: NotificationItemProps) {
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-card-hover md:px-6">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-neutral-tint text-neutral">
        <Icon name={icon} size={20} />
      </span>
      <div className="min-w-0 grow">
        <Link
          dir="auto"
          href={href}
          prefetch={false}
          className="covers block truncate font-medium text-strong"
        >
          {title}
        </Link>
        <p className="wrap-anywhere text-muted">
          <bdi>{text}</bdi> ·{' '}
          <span className="whitespace-nowrap">
            <Time dateTime={at} text={ago} exact={exact} />
          </span>
        </p>
      </div>
    </li>
  );
}
