import { Alert } from '@/components/ui/feedback/alert';
import { SignInAgain } from '@/components/shared/failure/sign-in-again';
import { ErrorCode } from '@/lib/contract/errors';
import { ConflictChoices } from '../saving/conflict-choices';
import { decisionName, type ProfileState } from './profile-state';

/** The result of a save; on a conflict with both values to choose from. */
export function ProfileOutcome({ state }: { state: ProfileState }) {
  const { outcome, message, code, conflicts = [], changedElsewhere = [] } = state;
  if (outcome === 'saved') {
    return (
      <Alert severity="success" title="Your changes are saved">
        {changedElsewhere.length > 0 &&
          `Also changed elsewhere and kept: ${changedElsewhere.join(', ').toLowerCase()}.`}
      </Alert>
    );
  }
  if (outcome === 'conflict') {
    return (
      <>
        <Alert severity="warn" title="Your account was changed while you were editing" code={code ?? 1041}>
          What you typed is still here. Choose what to keep, then save.
        </Alert>
        <ConflictChoices conflicts={conflicts} nameOf={decisionName} />
      </>
    );
  }
  if (outcome === 'failed') {
    return (
      <Alert
        severity="error"
        title="Your changes could not be saved"
        action={code === ErrorCode.authenticationFailed && <SignInAgain />}
        {...(code && { code })}
      >
        {message} What you typed is still here.
      </Alert>
    );
  }
  return null;
}
