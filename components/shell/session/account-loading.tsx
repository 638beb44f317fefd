'use client';

import { useEffect } from 'react';
import { startSessionKeepAlive } from '@/lib/browser/identity/keep-alive';
import { AccountAlert } from './account-alert';
import { useAccountLoading, type LoadedAccount } from './use-account-loading';

interface AccountLoadingProps {
  loaded: LoadedAccount;
  /** The address that the server answered. */
  loadedAt: string;
  /** The address that is shown now. */
  address: string;
}

/** Keeps the session alive, and loads the account on every navigation that the server did not load it for. */
export default function AccountLoading(props: AccountLoadingProps) {
  const { failure, busy, retry } = useAccountLoading(props);
  useEffect(() => void startSessionKeepAlive(), []);
  return failure && <AccountAlert key={props.address} error={failure} busy={busy} onRetry={retry} />;
}
