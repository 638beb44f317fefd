import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';
import type { ChoicesState } from './choices-state';

/** The errors that have a field beside which they stand. */
const besideFields = ['digestHour', 'quietHours.to'];

/** The result of a save. */
export function ChoicesOutcome({ state }: { state: ChoicesState }) {
  const { outcome, message, code, errors = {} } = state;
  if (outcome === 'saved') return <Alert severity="success" title={text('account.profile.saved')} />;
  const elsewhere = Object.keys(errors).filter((name) => !besideFields.includes(name));
  const reasons = [message, ...elsewhere.map((name) => errors[name])].filter(Boolean);
  if (reasons.length === 0) return null;
  return (
    <FailureAlert title={text('account.profile.notSaved')} code={code}>
      {[...new Set(reasons)].join(' ')}
    </FailureAlert>
  );
}
