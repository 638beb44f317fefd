'use client';

import { useEffect, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { lockTab } from '@/lib/browser/identity/tab-lock';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';

interface LockScreenProps {
  name: string;
  initials: string;
  /** The methods to unlock: a passkey, a password, a code. */
  children: ReactNode;
  /** The alternative to unlocking. */
  signOut: ReactNode;
}

/** Locks this tab until its owner unlocks it, and says that this protects the screen only. */
export function LockScreen({ name, initials, children, signOut }: LockScreenProps) {
  useEffect(lockTab, []);

  return (
    <AuthCard
      title={name || text('auth.lock.title')}
      description={text('auth.lock.description')}
      art={<Avatar initials={initials} {...(initials === '' && { icon: 'lock' })} size="xlarge" />}
    >
      {children}
      <div className="flex flex-col items-center gap-3 border-t border-line pt-5 text-center text-sm text-muted">
        <p className="text-balance">{text('auth.lock.shared')}</p>
        {signOut}
      </div>
    </AuthCard>
  );
}
