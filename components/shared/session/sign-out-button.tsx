'use client';

import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { text } from '@/lib/text/text';
import { useSignOut } from './use-sign-out';

/** Ends the session at the provider and goes to login (SPEC section 4). */
export function SignOutButton({ className }: { className?: string }) {
  const { leaving, signOut } = useSignOut();
  return (
    <Button
      variant="ghost"
      icon="log-out"
      loading={leaving}
      className={classNames('px-3!', className)}
      onClick={signOut}
    >
      <span className="menu-label">{text('shell.signOut.label')}</span>
    </Button>
  );
}
