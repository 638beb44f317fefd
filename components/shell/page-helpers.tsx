'use client';

import { useEffect } from 'react';
import { startRipple } from '@/components/ui/ripple';
import { onStoredConfig } from '@/lib/layout/stored-config';
import { dispatchLayout } from '@/lib/layout/store';
import { NavigationFocus } from './navigation-focus';
import { OfflineNotice } from './offline-notice';
import { ProfileOutlet } from './profile-outlet';
import type { AccountName } from './profile-panel';
import { SettingsOutlet } from './settings-outlet';

interface PageHelpersProps {
  /** In the shell; pages outside of it have the settings in simple mode (SPEC section 2). */
  account: AccountName | undefined;
}

/** What every page needs, but not before it can be seen and used. */
export default function PageHelpers({ account }: PageHelpersProps) {
  useEffect(startRipple, []);
  useEffect(() => onStoredConfig((config) => dispatchLayout({ type: 'configReplaced', config })), []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
      <SettingsOutlet simple={!account} />
      {account && <ProfileOutlet account={account} />}
    </>
  );
}
