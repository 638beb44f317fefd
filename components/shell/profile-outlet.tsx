'use client';

import { lazy, Suspense } from 'react';
import { useLayout } from '@/lib/layout/use-layout';
import { loadProfile } from './panels';
import type { AccountName } from './profile-panel';
import { useOnceTrue } from './use-once-true';

const ProfilePanel = lazy(loadProfile);

/** The place of the profile panel; its script comes with its first use. */
export function ProfileOutlet({ account }: { account: AccountName }) {
  const open = useLayout((state) => state.profileSidebarVisible);
  if (!useOnceTrue(open)) return null;
  return (
    <Suspense>
      <ProfilePanel account={account} open={open} />
    </Suspense>
  );
}
