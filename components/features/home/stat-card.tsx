'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses, type Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

/** A figure in words: the page carries these, and not its markup twice. */
export interface Stat {
  href: string;
  label: string;
  value: string;
  tone: Tone;
  icon: IconName;
  /** The urgent part. */
  warning?: string;
}

/** A figure that links to its list. */
export function StatCard({ href, label, value, tone, icon, warning }: Stat) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex h-full flex-col justify-between gap-1 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:bg-card-hover"
      >
        <span className="flex flex-wrap-reverse items-center justify-between gap-x-2 gap-y-1">
          <span className="wrap-anywhere text-2xl font-semibold tabular-nums text-strong">{value}</span>
          <span
            className={`ms-auto flex size-9 shrink-0 items-center justify-center rounded-md ${toneClasses[tone]}`}
          >
            <Icon name={icon} size={20} />
          </span>
        </span>
        <span className="text-sm text-muted">
          {label}
          {warning && <span className="block text-danger">{warning}</span>}
        </span>
      </Link>
    </li>
  );
}
