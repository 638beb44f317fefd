import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { SignInAgain } from '@/components/shared/failure/sign-in-again';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { ConflictChoices } from './conflict-choices';
import type { AccountSave, Unsaved } from './use-account-save';

interface UnsavedNoticesProps<Typed> {
  state: AccountSave<Typed>;
  /** Reopens the input, where it can be corrected. */
  onEdit?: (one: Unsaved<Typed>) => void;
  /** Describes the input in a line, to distinguish several changes. */
  describe?: (typed: Typed) => string;
}

type UnsavedNoticeProps<Typed> = UnsavedNoticesProps<Typed> & { one: Unsaved<Typed> };

/** Why a save failed, with both values to choose from or a retry. */
function UnsavedNotice<Typed>({ state, one, onEdit, describe }: UnsavedNoticeProps<Typed>) {
  const { again, saving, dismiss } = state;
  const { key, mine, result } = one;

  if (result.outcome === 'conflict') {
    const { conflicts, current: base, version } = result;
    const decisionName = (field: string) => `decide.${key}.${field}`;
    const decide = (data: FormData) => {
      const kept = Object.entries(mine).filter(([field]) => data.get(decisionName(field)) !== 'theirs');
      if (kept.length > 0) again(one, Object.fromEntries(kept), { base, version });
      else dismiss(key);
    };
    return (
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) decide(new FormData(event.currentTarget));
        }}
      >
        <Alert severity="warn" title={text('account.unsaved.conflict')} code={ErrorCode.versionConflict}>
          {text('account.unsaved.choose')}
        </Alert>
        <ConflictChoices conflicts={conflicts} nameOf={decisionName} />
        <Button type="submit" loading={saving} className="self-start">
          {text('account.unsaved.keep')}
        </Button>
      </form>
    );
  }

  const problems = result.outcome === 'invalid' ? Object.values(result.errors) : [result.message];
  const code = result.outcome === 'failed' ? result.code : undefined;
  return (
    <Alert
      severity="error"
      title={text('account.unsaved.title')}
      {...(code !== undefined && { code })}
      action={
        <>
          {code === ErrorCode.authenticationFailed && <SignInAgain />}
          {onEdit && one.typed !== undefined && (
            <Button variant="secondary" size="small" onClick={() => onEdit(one)}>
              {text('account.unsaved.edit')}
            </Button>
          )}
          <Button variant="secondary" size="small" icon="refresh-cw" onClick={() => again(one)}>
            {text('account.unsaved.again')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => dismiss(key)}>
            {text('account.unsaved.discard')}
          </Button>
        </>
      }
    >
      {describe && one.typed !== undefined && <p className="font-medium">{describe(one.typed)}</p>}
      <p>{problems.join(' ')}</p>
    </Alert>
  );
}

/** Every failed save of a card. */
export function UnsavedNotices<Typed>(props: UnsavedNoticesProps<Typed>) {
  return props.state.unsaved.map((one) => <UnsavedNotice key={one.key} {...props} one={one} />);
}
