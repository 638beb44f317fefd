'use client';

import Link from 'next/link';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import type { Stage } from './stages';

interface StageLinkProps extends Stage {
  /** The weight of the heaviest stage. */
  most: number;
}

/** A stage of the bar: its part of it, how many packages are there, and its name; it leads to them. */
export function StageLink({ href, label, count, tone, icon, weight, isEmpty, most }: StageLinkProps) {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--weight': weight,
    '--share': weight / most,
  };
  return (
    <li className="stage" data-empty={isEmpty || undefined} style={style}>
      <Link href={href} prefetch={false} className="stage-link hover:bg-card-hover">
        <span className="stage-count">{count}</span> <span className="stage-name">{label}</span>
        <span className={`stage-icon ${toneClasses[tone]}`}>
          <Icon name={icon} />
        </span>
        <span aria-hidden="true" className={`stage-bar ${toneClasses[tone]}`} />
      </Link>
    </li>
  );
}
