'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';

interface ActionItemProps {
  href: string;
  /** What is to be done. */
  label: string;
  /** The package's. */
  name: string;
  /** By when. */
  due: ReactNode;
}

/** A package that needs an action. */
export function ActionItem({ href, label, name, due }: ActionItemProps) {
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 text-sm hover:bg-card-hover md:px-6">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-action-tint text-action">
        <Icon name="hand" size={20} />
      </span>
      <div className="flex min-w-0 grow flex-col justify-between gap-x-4 sm:flex-row sm:items-center">
        <div className="min-w-0">
          <Link href={href} prefetch={false} className="covers wrap-anywhere font-medium text-strong">
            {label}
          </Link>
          <p dir="auto" className="truncate text-muted">
            {name}
          </p>
        </div>
        {due && <p className="shrink-0 tabular-nums">{due}</p>}
      </div>
    </li>
  );
}
