'use client';

import { useEffect } from 'react';
import { keepSessionAlive, leaveWithOtherTabs } from '@/lib/browser/identity/keep-alive';
import { AccountAlert } from './account-alert';
import { useAccountLoading, type LoadedAccount } from './use-account-loading';

interface AccountLoadingProps {
  loaded: LoadedAccount;
  /** The address that the server rendered. */
  loadedAt: string;
  /** The current address. */
  address: string;
}

/** Refreshes the session, and loads the account on every navigation for which the server did not. */
export function AccountLoading(props: AccountLoadingProps) {
  const { failure, busy, retry } = useAccountLoading(props);
  useEffect(leaveWithOtherTabs, []);
  useEffect(keepSessionAlive, []);
  return failure && <AccountAlert key={props.address} error={failure} busy={busy} onRetry={retry} />;
}
