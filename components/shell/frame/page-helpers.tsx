'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { startRipple } from '@/components/ui/action/ripple';
import { addChoices } from '@/lib/appearance/add-choices';
import { choicesSheet } from '@/lib/appearance/choices-sheet';
import { onStoredConfig } from '@/lib/browser/appearance/stored-config';
import { otherLanguageChosen } from '@/lib/browser/connection/chosen-language';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { keepFocus } from '@/components/shell/focus/lost-focus';
import { NavigationFocus } from '@/components/shell/focus/navigation-focus';
import { OfflineNotice } from '@/components/shell/connection/offline-notice';
import { registerOfflinePage } from '@/components/shell/connection/offline-page';
import { guardPlainLinks } from '@/components/shell/connection/plain-links';
import { guardTyped } from '@/components/shell/connection/typed-offline';

/** Loads a page anew that the router put into a document of another language: see `guardPlainLinks`. */
function useLanguageOfPage(): void {
  const page = usePathname();
  useEffect(() => {
    if (otherLanguageChosen()) location.reload();
  }, [page]);
}

/** Helpers that every page needs, but not before it is visible and interactive. */
export function PageHelpers() {
  useLanguageOfPage();
  useEffect(startRipple, []);
  useEffect(() => addChoices(choicesSheet), []);
  useEffect(guardPlainLinks, []);
  useEffect(registerOfflinePage, []);
  useEffect(guardTyped, []);
  useEffect(keepFocus, []);
  useEffect(() => onStoredConfig((config) => dispatchLayout({ type: 'configReplaced', config })), []);

  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
    </>
  );
}
