'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { isTabLocked, lockPath } from '@/lib/browser/identity/tab-lock';

/** Never shows a cached page from before a sign-out, and none in a tab that its owner has locked. */
export function PageGate() {
  const open = usePathname().startsWith('/auth/');

  useLayoutEffect(() => {
    if (!open && isTabLocked()) window.location.replace(lockPath);
  }, [open]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted)
        void import('@/lib/browser/connection/load-document').then(({ reloadDocument }) => reloadDocument());
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return null;
}
