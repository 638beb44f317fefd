'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/** Keeps the session alive once the page is idle, and never shows a page kept from before a sign-out. */
export function SessionKeeper() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    const callOff = whenIdle(() => {
      void import('@/lib/identity/keep-alive').then(({ startSessionKeepAlive }) => startSessionKeepAlive());
    });
    window.addEventListener('pageshow', onShow);
    return () => {
      callOff();
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  return null;
}
