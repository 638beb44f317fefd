'use client';

import { ConfirmIdentity } from '@/components/features/security/confirm/confirm-identity';
import { unlockTab } from '@/lib/browser/identity/tab-lock';

function open(): void {
  unlockTab();
  window.location.replace('/');
}

/** Where sign-in and security meet: features don't know each other. */
export const Unlock = () => <ConfirmIdentity onConfirmed={open} />;
