'use client';

import { Button } from '@/components/ui/action/button';
import { showDone } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { askForPassword } from './password-form';
import type { MethodCardProps } from './method-card-props';

/** Whether there is a password; it can be set and changed. */
export function PasswordCard({ user, reload }: MethodCardProps) {
  const email = user?.emails.find(({ verified }) => verified)?.address;

  const ask = async (hasPassword: boolean) => {
    if (!(await askForPassword({ hasPassword, email }))) return;
    await reload();
    showDone(
      `Your password is ${hasPassword ? 'changed' : 'set'}`,
      'You’ve been signed out everywhere else.',
    );
  };

  return (
    <SecurityCard
      id="password-heading"
      title="Password"
      description="Sign in with your e-mail address and a password. Optional if you sign in another way."
      actions={
        <Button
          variant="secondary"
          size="small"
          disabled={email === undefined}
          onClick={() => void ask(user?.hasPassword ?? false)}
        >
          {user?.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.hasPassword === false && (
        <p className="text-sm text-muted">
          {email === undefined
            ? 'Verify an e-mail address before you set a password.'
            : 'You have no password.'}
        </p>
      )}
      {user?.hasPassword && (
        <FactorRows>
          <FactorRow icon="lock" title="Your password is set" detail={email && `For ${email}`} />
        </FactorRows>
      )}
    </SecurityCard>
  );
}
