import type { ReactNode } from 'react';
import { SignInAgain } from '@/components/shared/failure/sign-in-again';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** Says that a form was not saved, and why. */
export function NotSaved({ code, children }: { code?: number | undefined; children: ReactNode }) {
  return (
    <Alert
      severity="error"
      title={text('account.profile.notSaved')}
      action={code === ErrorCode.authenticationFailed && <SignInAgain />}
      {...(code && { code })}
    >
      {children}
    </Alert>
  );
}
