'use client';

import { useEffect } from 'react';
import { startSessionKeepAlive } from '@/lib/identity/keep-alive';
import type { AccountName } from './profile-panel';

/** Keeps the session of the signed-in customer alive. */
export function KeepAlive({ account: { name, initials } }: { account: AccountName }) {
  useEffect(() => {
    void startSessionKeepAlive({ name, initials });
  }, [name, initials]);
  return null;
}
