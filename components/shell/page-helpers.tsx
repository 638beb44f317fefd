'use client';

import { useEffect } from 'react';
import { startRipple } from '@/components/ui/ripple';
import { onStoredConfig } from '@/lib/layout/stored-config';
import { dispatchLayout } from '@/lib/layout/store';
import { NavigationFocus } from './navigation-focus';
import { OfflineNotice } from './offline-notice';

/** What every page needs, but not before it can be seen and used. */
export default function PageHelpers() {
  useEffect(startRipple, []);
  useEffect(() => onStoredConfig((config) => dispatchLayout({ type: 'configReplaced', config })), []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
    </>
  );
}
