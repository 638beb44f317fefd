'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { classNames } from '@/components/ui/class-names';
import { leaveForLogin } from './sign-out';

/** Ends the session at the provider and leaves for login (SPEC section 4). */
export function SignOutButton({ className }: { className?: string }) {
  const [leaving, setLeaving] = useState(false);

  const signOut = () => {
    if (leaving) return;
    setLeaving(true);
    leaveForLogin().catch(async () => {
      setLeaving(false);
      const { toast } = await import('@/components/ui/toast');
      toast({
        severity: 'error',
        summary: 'You are still signed in',
        detail: 'The service could not be reached. Try again.',
      });
    });
  };

  return (
    <ActionButton
      variant="ghost"
      icon="log-out"
      loading={leaving}
      className={classNames('px-3!', className)}
      onClick={signOut}
    >
      <span className="menu-label">Sign Out</span>
    </ActionButton>
  );
}
