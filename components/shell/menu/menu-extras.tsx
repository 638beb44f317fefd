'use client';

import { loadLayoutRules } from '@/lib/browser/appearance/store';
import { Late } from '@/components/shell/start/late';

const load = async () => {
  const [module] = await Promise.all([import('./live-menu'), loadLayoutRules()]);
  return module;
};

/** Loads the menu's behaviour when the page is idle, or earlier on first use. */
export function MenuExtras() {
  return <Late load={load} props={{}} near="sidebar" />;
}
