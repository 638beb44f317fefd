'use client';

import { Late } from '@/components/shell/start/late';
import type { AccountName } from '@/components/shell/panels/profile-panel';

const load = () => import('./page-helpers');

/** Brings the helpers and panels of every page once the page itself is done. */
export function AfterLoad({ account }: { account?: AccountName }) {
  return <Late load={load} props={{ account }} />;
}
