'use client';

import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import type { IconName } from '@/lib/icons/icon-names';
import { mailHref } from '../hrefs';
import type { Mail } from '../mail';

interface StepProps {
  icon: IconName;
  label: string;
  to: Mail | undefined;
}

function Step({ icon, label, to }: StepProps) {
  if (!to)
    return (
      <span className={classNames(iconButtonClasses, 'pointer-events-none opacity-40')}>
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <Link
      href={mailHref(to.id)}
      prefetch={false}
      aria-label={`${label}: ${to.subject}`}
      title={label}
      className={iconButtonClasses}
    >
      <Icon name={icon} size={20} />
    </Link>
  );
}

/** Links to the previous and next mail in the list it was opened from. */
export function Neighbours({ mail, list }: { mail: Mail; list: readonly Mail[] }) {
  const place = list.findIndex(({ id }) => id === mail.id);
  if (place < 0) return null;
  return (
    <nav aria-label="Mails beside this one" className="ms-auto flex items-center">
      <span className="pe-2 text-sm tabular-nums text-muted">
        {place + 1} of {list.length}
      </span>
      <Step icon="chevron-left" label="Newer" to={list[place - 1]} />
      <Step icon="chevron-right" label="Older" to={list[place + 1]} />
    </nav>
  );
}
