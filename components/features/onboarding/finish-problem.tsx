import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { AskForLink } from './ask-for-link';

interface FinishProblemProps {
  error: ErrorView;
  contact: string | undefined;
  onBack: () => void;
}

const firstStep = ['name', 'email', 'phone'];

function titleOf(code: number): string {
  if (code === ErrorCode.warehouseTokenComplete) return text('onboarding.problem.complete');
  if (code === ErrorCode.warehouseTokenInvalid) return text('onboarding.problem.invalid');
  return code === ErrorCode.validationFailed
    ? text('onboarding.problem.check')
    : text('onboarding.problem.notSetUp');
}

function recoveryAction({ error: { code, fields = {} }, contact, onBack }: FinishProblemProps): ReactNode {
  if (code === ErrorCode.warehouseTokenComplete) {
    return (
      <ButtonLink href="/auth/login" variant="secondary" size="small">
        {text('onboarding.signIn')}
      </ButtonLink>
    );
  }
  if (code === ErrorCode.warehouseTokenInvalid) return contact && <AskForLink contact={contact} />;
  if (!firstStep.some((name) => name in fields)) return null;
  return (
    <Button variant="secondary" size="small" onClick={onBack}>
      {text('onboarding.problem.backToDetails')}
    </Button>
  );
}

function explain({ code, message, fields = {} }: ErrorView): string {
  if (code === ErrorCode.warehouseTokenComplete) {
    return text('onboarding.problem.explainComplete');
  }
  if (code === ErrorCode.warehouseTokenInvalid) {
    return text('onboarding.problem.explainInvalid');
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
