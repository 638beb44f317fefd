'use client';

import { Late } from '@/components/shell/start/late';
import { loadParts, loadPressParts } from '@/components/shell/start/load-parts';
import type { Profile } from '@/components/shell/panels/profile-panel';
import { whenUsed } from '@/components/ui/hooks/when-used';
import type { LayoutState } from '@/lib/appearance/state';

const hasPanelOpen = ({ profileSidebarVisible, configSidebarVisible }: LayoutState) =>
  profileSidebarVisible || configSidebarVisible;

const loadHelpers = async () => (await loadParts()).PageHelpers;
const loadPanels = async () => (await loadPressParts()).Panels;

/** Loads the helpers of every page after the page itself, and its panels once it is used. */
export function AfterLoad({ profile }: { profile?: Profile }) {
  return (
    <>
      <Late load={loadHelpers} props={{}} />
      <Late load={loadPanels} props={{ profile }} when={whenUsed} neededIn={hasPanelOpen} />
    </>
  );
}
