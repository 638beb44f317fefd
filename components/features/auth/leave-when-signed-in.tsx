'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The screens that SPEC section 2's guard replaces for a signed-in visitor. */
const guestScreens = ['/auth/login', '/auth/verify-otp', '/auth/onboard'];

/** Leaves the screen when another tab has signed in (SPEC section 4). */
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
