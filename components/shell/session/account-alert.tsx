'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { useRootAttribute } from '@/components/ui/hooks/use-root-attribute';
import { ErrorCode, recoveryHint, type ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { accountAlertSlot } from './account-alert-slot';
import { SignOutButton } from '@/components/shared/session/sign-out-button';

interface AccountAlertProps {
  error: ErrorView;
  busy: boolean;
  onRetry: () => void;
}

/** This page sets an account up, so it works without one. */
const setUpPath = '/auth/onboard2';

/**
 * Says why the account could not be loaded: above the page in the shell, else fixed below it, without
 * covering anything that can't be scrolled into view.
 */
export function AccountAlert({ error, busy, onRetry }: AccountAlertProps) {
  const slot = useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(accountAlertSlot),
    () => null,
  );
  const hasNone = error.code === ErrorCode.unknownEmail;
  const settingUp = usePathname() === setUpPath && hasNone;

  useRootAttribute('data-alert-foot', !slot && !settingUp);

  if (settingUp) return null;
  const alert = (
    <Alert
      severity="error"
      title={text('shell.accountAlert.title')}
      code={error.code}
      className={slot ? '' : 'pointer-events-auto w-full max-w-xl shadow-overlay'}
      action={
        <>
          <Button
            variant="secondary"
            size="small"
            icon="refresh-cw"
            loading={busy}
            onClick={() => !busy && onRetry()}
          >
            {text('shell.retry')}
          </Button>
          {hasNone && <SignOutButton />}
        </>
      }
    >
      <p>{error.message}</p>
      <p className="mt-1">{recoveryHint(error.code)}</p>
    </Alert>
  );
  return slot ? (
    createPortal(alert, slot)
  ) : (
    <div className="pointer-events-none sticky bottom-[calc(var(--banner-height)+var(--notice-height))] z-overlay flex justify-center p-4">
      {alert}
    </div>
  );
}
