'use client';

import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';

/** The address of a page and its name. */
export type SectionTab = readonly [href: string, label: string];

interface SectionTabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly SectionTab[];
  /** The address of the page itself. */
  current: string;
}

/** The pages of one section beside each other, below its title; filters within a page are `TabLinks`. */
export function SectionTabs({ label, tabs, current }: SectionTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex gap-6">
        {tabs.map(([href, name]) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 text-sm font-medium transition-colors',
                href === current
                  ? 'border-primary-mark text-strong'
                  : 'border-transparent text-muted hover:border-field-line hover:text-body',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
