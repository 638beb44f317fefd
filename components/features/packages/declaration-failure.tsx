import { Alert } from '@/components/ui/feedback/alert';
import { SignInAgain } from '@/components/shared/failure/sign-in-again';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { WriteToWarehouse } from './write-to-warehouse';

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
        title="The contents can no longer be changed"
        code={error.code}
        action={<WriteToWarehouse contact={contact} reference={reference} />}
      >
        The warehouse is already preparing this package, and its customs documents are complete. Contact the
        warehouse to correct them. What you typed is still above.
      </Alert>
    );
  }
  return (
    <Alert
      severity="error"
      title="The contents were not saved"
      code={error.code}
      action={error.code === ErrorCode.authenticationFailed && <SignInAgain />}
    >
      {error.message} What you typed is still here.
    </Alert>
  );
}
