'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Late } from '@/components/shell/start/late';
import { loadParts } from '@/components/shell/start/load-parts';
import { PageGate } from '@/components/shell/connection/page-gate';
import type { LoadedAccount } from '@/components/shell/session/use-account-loading';

const load = async () => (await loadParts()).AccountLoading;

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
