'use client';

import { Late } from '@/components/shell/start/late';
import { loadParts } from '@/components/shell/start/load-parts';
import type { AccountName } from '@/components/shell/panels/profile-panel';

const load = async () => (await loadParts()).PageHelpers;

/** Loads the helpers and panels of every page after the page itself. */
export function AfterLoad({ account }: { account?: AccountName }) {
  return <Late load={load} props={{ account }} />;
}
