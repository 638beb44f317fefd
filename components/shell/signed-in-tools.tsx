'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Late } from './late';
import { PageGate } from './page-gate';
import type { LoadedAccount } from './use-account-loading';

const load = () => import('./account-loading');

/** The address as the router knows it: it changes with every navigation. */
function useAddress(): string {
  return `${usePathname()}?${useSearchParams()}`;
}

/** Guards the page at once; the rest comes when the page is done. */
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
