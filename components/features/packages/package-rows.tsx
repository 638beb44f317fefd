'use client';

import { useEffect, useRef } from 'react';
import type { PackageSummary } from '@/lib/domain/package/package';
import { PackageRow } from './package-row';
import css from './package-row.module.css';

interface PackageRowsProps {
  rows: PackageSummary[];
  /** The rows belong to an earlier query; the right ones are loading. */
  stale: boolean;
  now: string;
  timeZone: string;
  /**
   * Index of the first row loaded by "Show more": it takes the focus, which would otherwise be lost with the
   * button.
   */
  focusFrom: number | null;
}

export function PackageRows({ rows, stale, now, timeZone, focusFrom }: PackageRowsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (focusFrom === null || rows.length <= focusFrom) return;
    list.current?.children[focusFrom]?.querySelector('a')?.focus({ preventScroll: true });
  }, [focusFrom, rows.length]);

  return (
    <ul
      ref={list}
      aria-label="Packages"
      aria-busy={stale}
      className={`${css.list} divide-y divide-line transition-opacity aria-busy:opacity-60`}
    >
      {rows.map((item) => (
        <PackageRow key={item.id} item={item} now={now} timeZone={timeZone} />
      ))}
    </ul>
  );
}
