'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Late } from '@/components/shell/start/late';
import { loadParts, loadPressParts } from '@/components/shell/start/load-parts';
import { whenUsed } from '@/components/ui/hooks/when-used';
import { PageGate } from '@/components/shell/connection/page-gate';
import type { LoadedAccount } from '@/components/shell/session/use-account-loading';

const load = async () => (await loadParts()).AccountLoading;
const loadLive = async () => (await loadPressParts()).LivePages;
const never = () => false;

/** The router's current address, updated on every navigation. */
function useAddress(): string {
  return `${usePathname()}?${useSearchParams()}`;
}

interface SignedInToolsProps {
  loaded: LoadedAccount;
  /** The product API tells what changes. */
  hasStream: boolean;
}

/** Guards the page at once; the rest loads after the page. */
export function SignedInTools({ loaded, hasStream }: SignedInToolsProps) {
  const address = useAddress();
  const [loadedAt] = useState(address);
  return (
    <>
      <PageGate />
      <Late load={load} props={{ loaded, loadedAt, address }} />
      <Late load={loadLive} props={{ hasStream }} when={whenUsed} neededIn={never} />
    </>
  );
}
