import { Alert } from '@/components/ui/feedback/alert';
import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { WriteToWarehouse } from '@/components/shared/warehouse/write-to-warehouse';

interface DeclarationFailureProps {
  error: ErrorView;
  contact: string;
  reference: string;
}

/** Why the contents were not saved, and what to do. */
export function DeclarationFailure({ error, contact, reference }: DeclarationFailureProps) {
  if (error.code === ErrorCode.transitionNotAllowed) {
    return (
      <Alert
        severity="warn"
        title={text('package.failure.final')}
        code={error.code}
        action={<WriteToWarehouse contact={contact} reference={reference} />}
      >
        {text('package.failure.finalExplanation')}
      </Alert>
    );
  }
  return (
    <FailureAlert title={text('package.failure.notSaved')} code={error.code}>
      {text('package.failure.kept', { reason: error.message })}
    </FailureAlert>
  );
}
