import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { formatDateTime } from '@/lib/format';
import { contactOf } from '../data/contacts';
import { mailHref } from '../hrefs';
import type { Mail } from '../mail';

/** The replies to a mail. */
export function Answers({ mails }: { mails: readonly Mail[] }) {
  return (
    <ul aria-label="Your answers" className="flex flex-col gap-2 text-sm">
      {mails.map(({ id, to, cc, date, subject }) => {
        const [first = '', ...more] = [...to, ...cc];
        return (
          <li key={id} className="flex items-start gap-2">
            <Icon
              name={subject.startsWith('Fwd:') ? 'demo:forward' : 'demo:reply'}
              className="mt-0.5 text-muted"
            />
            <span>
              You wrote to {contactOf(first).name}
              {more.length > 0 && ` and ${more.length} more`} on {formatDateTime(date)}.{' '}
              <Link href={mailHref(id)} prefetch={false} className="link">
                Read it
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
