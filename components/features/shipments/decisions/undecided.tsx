import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Decided } from './actions';

const notDone = {
  accept: 'shipments.decision.notAccepted',
  confirm: 'shipments.decision.notConfirmed',
  cancel: 'shipments.decision.notCancelled',
} as const;

/** Why a decision was not taken. */
export function Undecided({ decided }: { decided: Decided }) {
  if (decided.outcome !== 'failed') {
    return (
      <Alert severity="warn" title={text('shipments.decision.changed')} code={ErrorCode.versionConflict}>
        {text('shipments.decision.changedText')}
      </Alert>
    );
  }
  const { code, message } = decided.error;
  return (
    <FailureAlert title={text(notDone[decided.decision])} code={code}>
      {message}
    </FailureAlert>
  );
}
