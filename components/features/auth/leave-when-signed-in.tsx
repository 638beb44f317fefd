'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The screens that SPEC section 2's guard replaces for who is signed in. */
const guestScreens = ['/auth/login', '/auth/verify-otp', '/auth/onboard'];

/** Another tab has signed in: this one need not ask any more (SPEC section 4). */
export function LeaveWhenSignedIn() {
  const onGuestScreen = guestScreens.includes(usePathname());

  useEffect(() => {
    if (!onGuestScreen) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    void import('@/lib/browser/identity/session-signals').then(({ onSignedIn }) => {
      if (wanted) stop = onSignedIn(() => window.location.replace('/'));
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [onGuestScreen]);

  return null;
}
