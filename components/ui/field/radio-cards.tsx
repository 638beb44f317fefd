import { useId, type ReactNode } from 'react';
import type { Choice } from './choice';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldGroup } from './field-group';

/** A choice that says what it means. */
export interface CardChoice<V extends string = string> extends Choice<V> {
  detail?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  legend: string;
  choices: readonly CardChoice<V>[];
  /** The empty string means no choice yet. */
  value: V | '';
  onChange: (value: V) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** Of the field in a form that is sent without script. */
  name?: string;
}

/** Native radio buttons as cards, for choices that need a sentence each: arrows move, Tab skips. */
export function RadioCards<V extends string>({
  choices,
  value,
  onChange,
  name,
  ...group
}: RadioCardsProps<V>) {
  const id = useId();
  return (
    <FieldGroup {...group} radios>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => {
          const labelId = `${id}-${choice.value}`;
          const detailId = choice.detail === undefined ? undefined : `${labelId}-detail`;
          return (
            <label
              key={choice.value}
              className={classNames(
                'group relative flex cursor-pointer gap-3 rounded-md border bg-card p-4 text-sm transition-colors hover:bg-card-hover',
                'has-checked:border-primary-mark has-checked:bg-highlight has-focus-visible:focus-ring has-disabled:opacity-60',
                group.error ? 'border-field-line-invalid' : 'border-field-line',
              )}
            >
              <input
                type="radio"
                name={name ?? id}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                onChange={() => onChange(choice.value)}
                aria-labelledby={labelId}
                aria-describedby={detailId}
                className="size-5 shrink-0 accent-primary-mark outline-none focus-visible:shadow-none"
              />
              {choice.mark}
              <span className="wrap-anywhere flex min-w-0 flex-col gap-0.5">
                <span
                  id={labelId}
                  dir="auto"
                  className="group-has-checked:text-highlight-text font-medium text-strong"
                >
                  {choice.label}
                </span>
                {choice.detail !== undefined && (
                  <span id={detailId} dir="auto" className="group-has-checked:text-highlight-text text-muted">
                    {choice.detail}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
