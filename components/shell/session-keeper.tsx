'use client';

import { useEffect } from 'react';

/** Keeps the session alive once the page is idle, and never shows a page kept from before a sign-out. */
export function SessionKeeper() {
  useEffect(() => {
    const start = () => {
      void import('@/lib/identity').then(({ startSessionKeepAlive }) => startSessionKeepAlive());
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    const idle =
      typeof requestIdleCallback === 'function' ? requestIdleCallback(start) : setTimeout(start, 1000);
    window.addEventListener('pageshow', onShow);
    return () => {
      if (typeof cancelIdleCallback === 'function') cancelIdleCallback(idle as number);
      else clearTimeout(idle);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  return null;
}
