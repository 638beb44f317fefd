'use client';

import { useState } from 'react';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { resetPasswordByLink } from '@/lib/browser/identity/passwords';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { NewPasswordForm } from '../password/new-password-form';
import { TokenFailed } from './token-failed';

/** The target of a password reset link: set a new password, and be signed in. */
export function SetPassword({ token }: { token: string }) {
  const [spent, setSpent] = useState<unknown>();

  const save = async (password: string) => {
    try {
      await resetPasswordByLink({ token, password });
    } catch (reason) {
      if (reason instanceof AppError && reason.code === ErrorCode.magicLinkInvalid) setSpent(reason);
      throw reason;
    }
    completeSignIn();
  };

  if (spent !== undefined) return <TokenFailed type="reset_password" reason={spent} />;
  return (
    <AuthCard title={text('auth.password.chooseTitle')} description={text('auth.password.choose')}>
      <NewPasswordForm submitLabel={text('auth.password.setAndSignIn')} onSubmit={save} />
    </AuthCard>
  );
}
