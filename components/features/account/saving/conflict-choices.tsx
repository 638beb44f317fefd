import { text } from '@/lib/text/text';
import { fieldLabels } from '../account-fields';
import type { Conflict } from './merge';

interface ConflictChoicesProps {
  conflicts: Conflict[];
  /** The name of a field's radio buttons; their values are `mine` and `theirs`. */
  nameOf: (field: string) => string;
}

interface OptionProps {
  name: string;
  value: string;
  label: string;
  children: string;
}

function Option({ name, value, label, children }: OptionProps) {
  return (
    <label className="has-checked:border-primary-mark flex items-start gap-2.5 rounded-md border border-line bg-card p-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === 'mine'}
        className="size-5 shrink-0 accent-primary-mark"
      />
      <span className="min-w-0">
        <span className="block text-muted">{label}</span>
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {children}
        </span>
      </span>
    </label>
  );
}

/** Both values of every field changed by two people, to choose from one by one. */
export function ConflictChoices({ conflicts, nameOf }: ConflictChoicesProps) {
  return conflicts.map(({ field, mine, theirs }) => (
    <fieldset key={field} className="min-w-0 text-sm text-body">
      <legend className="mb-1.5 font-medium">{text(fieldLabels[field])}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Option name={nameOf(field)} value="mine" label={text('account.conflict.mine')}>
          {mine}
        </Option>
        <Option name={nameOf(field)} value="theirs" label={text('account.conflict.theirs')}>
          {theirs}
        </Option>
      </div>
    </fieldset>
  ));
}
