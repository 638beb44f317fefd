'use client';

import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import type { StoredAccount } from '@/lib/identity/store';
import { isTabLocked, lockPath } from '@/lib/identity/tab-lock';

/**
 * Keeps the session alive once the page is idle, never shows a page kept from before a sign-out, and none in a tab that
 * its owner has locked.
 */
export function SessionKeeper({ account }: { account: StoredAccount }) {
  const { name, initials } = account;

  useLayoutEffect(() => {
    if (isTabLocked()) window.location.replace(lockPath);
  }, []);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    const callOff = whenIdle(() => {
      void import('@/lib/identity/keep-alive').then(({ startSessionKeepAlive }) =>
        startSessionKeepAlive({ name, initials }),
      );
    });
    window.addEventListener('pageshow', onShow);
    return () => {
      callOff();
      window.removeEventListener('pageshow', onShow);
    };
  }, [name, initials]);

  return null;
}
