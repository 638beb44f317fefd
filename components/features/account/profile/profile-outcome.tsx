import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { formatList } from '@/lib/format';
import { text } from '@/lib/text/text';
import { ConflictChoices } from '../saving/conflict-choices';
import { decisionName, type ProfileState } from './profile-state';

/** The result of a save; on a conflict with both values to choose from. */
export function ProfileOutcome({ state }: { state: ProfileState }) {
  const { outcome, message, code, conflicts = [], changedElsewhere = [] } = state;
  if (outcome === 'saved') {
    return (
      <Alert severity="success" title={text('account.profile.saved')}>
        {changedElsewhere.length > 0 &&
          text('account.profile.alsoChanged', { fields: formatList(changedElsewhere, 'plain') })}
      </Alert>
    );
  }
  if (outcome === 'conflict') {
    return (
      <>
        <Alert
          severity="warn"
          title={text('account.profile.conflict')}
          code={code ?? ErrorCode.versionConflict}
        >
          {text('account.profile.choose')}
        </Alert>
        <ConflictChoices conflicts={conflicts} nameOf={decisionName} />
      </>
    );
  }
  if (outcome === 'failed') {
    return (
      <FailureAlert title={text('account.profile.notSaved')} code={code}>
        {message} {text('account.profile.stillHere')}
      </FailureAlert>
    );
  }
  return null;
}
