'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { classNames } from '@/components/ui/class-names';
import { leaveForLogin } from './sign-out';

type Progress = 'idle' | 'leaving' | 'failed';

/** Ends the session at the provider and leaves for login (SPEC section 4). */
export function SignOutButton({ className }: { className?: string }) {
  const [progress, setProgress] = useState<Progress>('idle');

  const signOut = () => {
    if (progress === 'leaving') return;
    setProgress('leaving');
    leaveForLogin().catch(() => setProgress('failed'));
  };

  return (
    <>
      <ActionButton
        variant="ghost"
        icon="log-out"
        loading={progress === 'leaving'}
        className={classNames('px-3!', className)}
        onClick={signOut}
      >
        Sign Out
      </ActionButton>
      {progress === 'failed' && (
        <p role="alert" className="px-3 py-1 text-sm text-danger">
          You are still signed in: the service could not be reached. Try again.
        </p>
      )}
    </>
  );
}
