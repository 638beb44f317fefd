'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { focusHeading } from './navigation-heading';

/** Where the query names the page, and not what it shows of a list. */
const namedByQuery: Partial<Record<string, string>> = { '/apps/blog/detail': 'id' };

/** The page that was shown last: pages of the shell and full pages each have helpers of their own. */
let shown: string | undefined;

/**
 * Navigation always scrolls to the top, Back included (SPEC section 2), and says where one has come: the new page's
 * heading takes the focus. A change of the query alone is no navigation, unless the query names the page.
 */
export function NavigationFocus() {
  const pathname = usePathname();
  const parameter = namedByQuery[pathname];
  const params = useSearchParams();
  const page = parameter ? `${pathname}?${params.get(parameter) ?? ''}` : pathname;

  // For good: a history entry that is left with `auto` has its old offset restored when somebody comes Back to it.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, [page]);

  useLayoutEffect(() => {
    const before = shown;
    shown = page;
    if (before === undefined || before === page) return;
    // An address that names a place in the page leads there.
    if (!window.location.hash) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return focusHeading();
  }, [page]);

  return null;
}
