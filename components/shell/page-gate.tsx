'use client';

import { useEffect, useLayoutEffect } from 'react';
import { isTabLocked, lockPath } from '@/lib/identity/tab-lock';

/** Never shows a page kept from before a sign-out, and none in a tab that its owner has locked. */
export function PageGate() {
  useLayoutEffect(() => {
    if (isTabLocked()) window.location.replace(lockPath);
  }, []);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return null;
}
