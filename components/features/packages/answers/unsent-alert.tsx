import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Unsent } from './use-answer';

interface UnsentAlertProps {
  unsent: Unsent | null;
  /** Whether the package no longer asks this. */
  isOver: boolean;
  /** What was not done. */
  title: string;
}

/** Why an answer was not sent, and what to do; what was entered is still in the form. */
export function UnsentAlert({ unsent, isOver, title }: UnsentAlertProps) {
  if (isOver) {
    return (
      <Alert severity="warn" title={text('package.answer.changed')}>
        {text('package.answer.overExplanation')}
      </Alert>
    );
  }
  if (!unsent) return null;
  if (unsent.reason === 'changed') {
    return (
      <Alert severity="warn" title={text('package.answer.changed')} code={ErrorCode.versionConflict}>
        {text('package.answer.changedExplanation')}
      </Alert>
    );
  }
  const { code, message } = unsent.error;
  return (
    <FailureAlert title={title} code={code}>
      {text('package.failure.kept', { reason: message })}
    </FailureAlert>
  );
}
