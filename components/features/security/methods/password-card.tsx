'use client';

import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';
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
      hasPassword ? text('security.password.changed') : text('security.password.set'),
      text('security.password.signedOut'),
    );
  };

  return (
    <SecurityCard
      id="password-heading"
      title={text('security.password.title')}
      description={text('security.password.description')}
      actions={
        <Button
          variant="secondary"
          size="small"
          disabled={email === undefined}
          onClick={() => void ask(user?.hasPassword ?? false)}
        >
          {user?.hasPassword ? text('security.password.askChange') : text('security.password.askSet')}
        </Button>
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.hasPassword === false && (
        <p className="text-sm text-muted">
          {email === undefined ? text('security.password.emailFirst') : text('security.password.none')}
        </p>
      )}
      {user?.hasPassword && (
        <FactorRows>
          <FactorRow
            icon="lock"
            title={text('security.password.present')}
            detail={email && text('security.password.for', { email })}
          />
        </FactorRows>
      )}
    </SecurityCard>
  );
}
