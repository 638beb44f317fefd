'use client';

import { usePathname } from 'next/navigation';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { breadcrumb } from '@/lib/layout/breadcrumb';

/** Where one is: the route's own list or one built from the path, separated by a slash (SPEC section 2). */
export function BreadcrumbBar() {
  const crumbs = breadcrumb(usePathname());
  return <Breadcrumb items={crumbs.map(({ label, to }) => ({ label, href: to }))} />;
}
