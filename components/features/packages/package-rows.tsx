'use client';

import type { RefObject } from 'react';
import { text } from '@/lib/text/text';
import { PackageRow } from './package-row';
import type { ShownPackage } from './shown-package';

interface PackageRowsProps {
  rows: readonly ShownPackage[];
  /** The rows belong to an earlier query; the right ones are loading. */
  stale: boolean;
  ref: RefObject<HTMLUListElement | null>;
}

export function PackageRows({ rows, stale, ref }: PackageRowsProps) {
  return (
    <ul
      ref={ref}
      aria-label={text('packageList.list.label')}
      aria-busy={stale}
      data-choice={rows.some(({ shippable }) => shippable) || undefined}
      className="package-list divide-y divide-line transition-opacity aria-busy:opacity-60"
    >
      {rows.map((item) => (
        <PackageRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
