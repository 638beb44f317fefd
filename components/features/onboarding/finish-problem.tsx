import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { AskForLink } from './ask-for-link';

interface FinishProblemProps {
  error: ErrorView;
  contact: string | undefined;
  onBack: () => void;
}

const firstStep = ['name', 'email', 'phone'];

function titleOf(code: number): string {
  if (code === ErrorCode.warehouseTokenComplete) return 'Your account is already set up';
  if (code === ErrorCode.warehouseTokenInvalid) return 'Your link no longer works';
  return code === ErrorCode.validationFailed
    ? 'Please check your details'
    : 'Your account could not be set up';
}

function recoveryAction({ error: { code, fields = {} }, contact, onBack }: FinishProblemProps): ReactNode {
  if (code === ErrorCode.warehouseTokenComplete) {
    return (
      <ButtonLink href="/auth/login" variant="secondary" size="small">
        Sign in
      </ButtonLink>
    );
  }
  if (code === ErrorCode.warehouseTokenInvalid) return contact && <AskForLink contact={contact} />;
  if (!firstStep.some((name) => name in fields)) return null;
  return (
    <Button variant="secondary" size="small" onClick={onBack}>
      Back to your details
    </Button>
  );
}

function explain({ code, message, fields = {} }: ErrorView): string {
  if (code === ErrorCode.warehouseTokenComplete) {
    return 'This link was already used to set up an account. Sign in instead.';
  }
  if (code === ErrorCode.warehouseTokenInvalid) {
    return 'It has expired or was replaced. Ask your warehouse for a new link.';
  }
  return firstStep.map((name) => fields[name]).find(Boolean) ?? message;
}

/** Why the set-up was not finished, and what to do (1010, 1033, 1034 and the rest). */
export function FinishProblem(props: FinishProblemProps) {
  const { error } = props;
  return (
    <Alert severity="error" title={titleOf(error.code)} action={recoveryAction(props)}>
      {explain(error)}
    </Alert>
  );
}
