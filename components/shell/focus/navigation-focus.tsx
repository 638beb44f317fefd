'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { focusHeading } from './navigation-heading';

/** Routes whose query identifies the page rather than a filter of a list. */
const namedByQuery: Partial<Record<string, string>> = { '/apps/blog/detail': 'id' };

/** The last shown page, shared by the helpers of shell pages and of full pages. */
let shown: string | undefined;

/**
 * Scrolls to the top on every navigation, Back included (SPEC section 2), and focuses the new page's heading.
 * A change of the query alone is no navigation, unless the query identifies the page.
 */
export function NavigationFocus() {
  const pathname = usePathname();
  const parameter = namedByQuery[pathname];
  const params = useSearchParams();
  const page = parameter ? `${pathname}?${params.get(parameter) ?? ''}` : pathname;

  // Never reset: a history entry left with `auto` has its old offset restored on Back.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, [page]);

  useLayoutEffect(() => {
    const before = shown;
    shown = page;
    if (before === undefined || before === page) return;
    // An address with a fragment scrolls to its target.
    if (!window.location.hash) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return focusHeading();
  }, [page]);

  return null;
}
