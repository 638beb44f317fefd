'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { breadcrumb } from '@/lib/layout/breadcrumb';

/** Where one is: the route's own list or one built from the path, separated by a slash (SPEC section 2). */
export function BreadcrumbBar() {
  const crumbs = breadcrumb(usePathname());
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, to }, index) => (
          <li key={index} className="wrap-anywhere flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link href={to} className="rounded-xs hover:text-body hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
