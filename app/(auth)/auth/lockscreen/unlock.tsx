'use client';

import { ConfirmIdentity } from '@/components/features/security/confirm/confirm-identity';
import { unlockTab } from '@/lib/browser/identity/tab-lock';

function open(): void {
  unlockTab();
  window.location.replace('/');
}

/** Combines sign-in and security here, because features don't import each other. */
export const Unlock = () => <ConfirmIdentity onConfirmed={open} />;
