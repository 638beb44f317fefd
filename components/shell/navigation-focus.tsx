'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './navigation-heading';

/**
 * Navigation always scrolls to the top, Back included (SPEC section 2), and says where one has come: the new page's
 * heading takes the focus. A change of the query alone is no navigation.
 */
export function NavigationFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An address that names a place in the page leads there.
    if (!window.location.hash) window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);

  return null;
}
