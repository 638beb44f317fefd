import Link from 'next/link';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

export interface BreadcrumbItem {
  label: ReactNode;
  /** Absent for the current page and for entries without a page. */
  href?: string | undefined;
}

interface BreadcrumbProps {
  label?: string;
  items: BreadcrumbItem[];
  className?: string;
}

/** The current location, separated by a slash (SPEC section 2); the last entry is the page itself. */
export function Breadcrumb({ label = text('ui.path'), items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classNames('text-sm text-muted', className)}>
      <ol className="flex flex-wrap gap-x-2">
        {items.map((item, index) => (
          <li key={index} className="wrap-anywhere flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href !== undefined ? (
              <Link href={item.href} prefetch={false} className="rounded-xs hover:text-body hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
