'use client';

import { useEffect } from 'react';
import { DialogOutlet } from '@/components/ui/overlay/dialog-outlet';
import { startRipple } from '@/components/ui/action/ripple';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import { onStoredConfig } from '@/lib/browser/appearance/stored-config';
import type { LayoutState } from '@/lib/appearance/state';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { fetchAhead } from './fetch-ahead';
import { keepFocus } from '@/components/shell/focus/lost-focus';
import { NavigationFocus } from '@/components/shell/focus/navigation-focus';
import { OfflineNotice } from '@/components/shell/connection/offline-notice';
import { registerOfflinePage } from '@/components/shell/connection/offline-page';
import { PanelOutlet } from '@/components/shell/panels/panel-outlet';
import { guardPlainLinks } from '@/components/shell/connection/plain-links';
import { loadProfile, loadSettings } from '@/components/shell/panels/panels';
import type { AccountName } from '@/components/shell/panels/profile-panel';
import { guardTyped } from '@/components/shell/connection/typed-offline';

interface PageHelpersProps {
  /** In the shell; pages outside it have the settings in simple mode (SPEC section 2). */
  account: AccountName | undefined;
}

const settingsOpen = ({ configSidebarVisible }: LayoutState) => configSidebarVisible;
const profileOpen = ({ profileSidebarVisible }: LayoutState) => profileSidebarVisible;

/** Helpers that every page needs, but not before it is visible and interactive. */
export default function PageHelpers({ account }: PageHelpersProps) {
  useEffect(startRipple, []);
  useFetchedAhead(fetchAhead);
  useEffect(guardPlainLinks, []);
  useEffect(registerOfflinePage, []);
  useEffect(guardTyped, []);
  useEffect(keepFocus, []);
  useEffect(() => onStoredConfig((config) => dispatchLayout({ type: 'configReplaced', config })), []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
      <DialogOutlet />
      <PanelOutlet when={settingsOpen} load={loadSettings} props={{ simple: !account }} />
      {account && <PanelOutlet when={profileOpen} load={loadProfile} props={{ account }} />}
    </>
  );
}
