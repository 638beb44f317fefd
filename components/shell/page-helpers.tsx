'use client';

import { useEffect } from 'react';
import { DialogOutlet } from '@/components/ui/dialog-outlet';
import { startRipple } from '@/components/ui/ripple';
import { onStoredConfig } from '@/lib/layout/stored-config';
import type { LayoutState } from '@/lib/layout/state';
import { dispatchLayout } from '@/lib/layout/store';
import { KeepAlive } from './keep-alive';
import { NavigationFocus } from './navigation-focus';
import { OfflineNotice } from './offline-notice';
import { PanelOutlet } from './panel-outlet';
import { loadProfile, loadSettings } from './panels';
import type { AccountName } from './profile-panel';

interface PageHelpersProps {
  /** In the shell; pages outside of it have the settings in simple mode (SPEC section 2). */
  account: AccountName | undefined;
}

const settingsOpen = ({ configSidebarVisible }: LayoutState) => configSidebarVisible;
const profileOpen = ({ profileSidebarVisible }: LayoutState) => profileSidebarVisible;

/** What every page needs, but not before it can be seen and used. */
export default function PageHelpers({ account }: PageHelpersProps) {
  useEffect(startRipple, []);
  useEffect(() => onStoredConfig((config) => dispatchLayout({ type: 'configReplaced', config })), []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
      <DialogOutlet />
      {account && <KeepAlive account={account} />}
      <PanelOutlet when={settingsOpen} load={loadSettings} props={{ simple: !account }} />
      {account && <PanelOutlet when={profileOpen} load={loadProfile} props={{ account }} />}
    </>
  );
}
