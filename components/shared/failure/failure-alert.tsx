import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { SignInAgain } from './sign-in-again';

interface FailureAlertProps {
  /** What was not done. */
  title: string;
  code?: number | undefined;
  children: ReactNode;
}

/** Says that something was not done, and why; whoever is signed out can sign in again. */
export function FailureAlert({ title, code, children }: FailureAlertProps) {
  return (
    <Alert
      severity="error"
      title={title}
      action={code === ErrorCode.authenticationFailed && <SignInAgain />}
      {...(code && { code })}
    >
      {children}
    </Alert>
  );
}
