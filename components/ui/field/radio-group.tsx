import { useId, type ReactNode } from 'react';
import type { Choice } from './choice';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldGroup } from './field-group';

interface RadioGroupProps<V extends string> {
  legend: string;
  choices: readonly Choice<V>[];
  /** The empty string means no choice yet. */
  value: V | '';
  onChange: (value: V) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** In a row that wraps. */
  inline?: boolean;
  /** Of the field in a form that is sent without script. */
  name?: string;
}

/** A group of native radio buttons: arrows move, Tab skips. */
export function RadioGroup<V extends string>({
  choices,
  value,
  onChange,
  inline = false,
  name,
  ...group
}: RadioGroupProps<V>) {
  const id = useId();
  return (
    <FieldGroup {...group} radios>
      <div className={classNames('flex gap-x-6 gap-y-3', inline ? 'flex-wrap' : 'flex-col')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="has-disabled:opacity-60 flex min-h-6 items-center gap-2.5 text-sm"
          >
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-primary-mark"
            />
            {choice.mark}
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
