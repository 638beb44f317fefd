import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { classNames } from '@/components/ui/styles/class-names';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import { mostUnread } from '@/lib/domain/notification/most-unread';
import { text } from '@/lib/text/text';

/** Leads to the notifications, and counts those that are unread. Drawn by the server, it is no script. */
export function Bell({ unread }: { unread: number }) {
  const label = text('shellPage.bell', { count: unread });
  return (
    <Link
      href="/notifications"
      prefetch={false}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClasses, 'relative')}
    >
      <Icon name="bell" size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-danger-solid px-1 text-center text-xs font-semibold leading-5 text-danger-contrast"
        >
          {unread < mostUnread ? unread : `${mostUnread - 1}+`}
        </span>
      )}
    </Link>
  );
}
