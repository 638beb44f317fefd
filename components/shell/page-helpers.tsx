'use client';

import { useEffect } from 'react';
import { startRipple } from '@/components/ui/ripple';
import { NavigationFocus } from './navigation-focus';
import { OfflineNotice } from './offline-notice';

/** What every page needs, but not before it can be seen and used. */
export default function PageHelpers() {
  useEffect(startRipple, []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
    </>
  );
}
