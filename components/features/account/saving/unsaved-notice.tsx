import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConflictChoices } from './conflict-choices';
import type { AccountSave } from './use-account-save';

interface UnsavedNoticeProps {
  state: AccountSave;
  /** Opens what the customer typed again, where there is something to mend. */
  onEdit?: () => void;
}

const decisionName = (field: string) => `decide.${field}`;

/** Why a save did not come through, and the ways on: both values to choose from, or another try. */
export function UnsavedNotice({ state, onEdit }: UnsavedNoticeProps) {
  const { unsaved, save, saving, dismiss } = state;
  if (!unsaved) return null;
  const { mine, result } = unsaved;

  if (result.outcome === 'conflict') {
    const { conflicts, current: base, version } = result;
    const decide = (data: FormData) => {
      const kept = Object.entries(mine).filter(([field]) => data.get(decisionName(field)) !== 'theirs');
      if (kept.length > 0) save(Object.fromEntries(kept), { base, version });
      else dismiss();
    };
    return (
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) decide(new FormData(event.currentTarget));
        }}
      >
        <Alert severity="warn" title="This was changed elsewhere in the meantime" code={1041}>
          Both are here. Choose what to keep.
        </Alert>
        <ConflictChoices conflicts={conflicts} nameOf={decisionName} />
        <Button type="submit" loading={saving} className="self-start">
          Keep what I chose
        </Button>
      </form>
    );
  }

  const problems = result.outcome === 'invalid' ? Object.values(result.errors) : [result.message];
  return (
    <Alert
      severity="error"
      title="Your change could not be saved"
      {...(result.outcome === 'failed' && { code: result.code })}
      action={
        <>
          {onEdit && (
            <Button variant="secondary" size="small" onClick={onEdit}>
              Open what I typed
            </Button>
          )}
          <Button variant="secondary" size="small" icon="refresh-cw" onClick={() => save(mine)}>
            Try again
          </Button>
        </>
      }
    >
      {problems.join(' ')}
    </Alert>
  );
}
