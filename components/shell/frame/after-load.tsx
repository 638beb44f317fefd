'use client';

import { Late } from '@/components/shell/start/late';
import type { AccountName } from '@/components/shell/panels/profile-panel';

const load = () => import('./page-helpers');

/** Loads the helpers and panels of every page after the page itself. */
export function AfterLoad({ account }: { account?: AccountName }) {
  return <Late load={load} props={{ account }} />;
}
