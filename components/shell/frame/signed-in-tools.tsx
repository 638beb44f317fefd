'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Late } from '@/components/shell/start/late';
import { PageGate } from '@/components/shell/connection/page-gate';
import type { LoadedAccount } from '@/components/shell/session/use-account-loading';

const load = () => import('@/components/shell/session/account-loading');

/** The router's current address, updated on every navigation. */
function useAddress(): string {
  return `${usePathname()}?${useSearchParams()}`;
}

/** Guards the page at once; the rest loads after the page. */
export function SignedInTools({ loaded }: { loaded: LoadedAccount }) {
  const address = useAddress();
  const [loadedAt] = useState(address);
  return (
    <>
      <PageGate />
      <Late load={load} props={{ loaded, loadedAt, address }} />
    </>
  );
}
