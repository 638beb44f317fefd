'use client';

import { Late } from '@/components/shell/start/late';
import { loadParts } from '@/components/shell/start/load-parts';

const load = async () => (await loadParts()).LiveMenu;

/** Loads the menu's behaviour when the page is idle, or earlier on first use. */
export function MenuExtras() {
  return <Late load={load} props={{}} near="sidebar" />;
}
