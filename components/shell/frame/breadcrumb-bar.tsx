'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { productBreadcrumb } from '@/lib/appearance/breadcrumb';

const PathCrumbs = lazy(untilLoaded(() => import('./path-crumbs')));

/**
 * The current location: the route's own list or one built from the path, separated by a slash
 * (SPEC section 2).
 */
export function BreadcrumbBar() {
  const pathname = usePathname();
  const crumbs = productBreadcrumb(pathname);
  if (crumbs) return <Breadcrumb items={crumbs} />;
  return (
    <Suspense fallback={<div className="h-5" />}>
      <PathCrumbs pathname={pathname} />
    </Suspense>
  );
}
