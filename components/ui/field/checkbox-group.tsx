import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox';
import type { Choice } from './choice';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldGroup } from './field-group';

interface CheckboxGroupProps<V extends string> {
  legend: string;
  choices: readonly Choice<V>[];
  value: readonly V[];
  /** In the order of the choices. */
  onChange: (value: V[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** In a row that wraps. */
  inline?: boolean;
}

/** A group of checkboxes. */
export function CheckboxGroup<V extends string>({
  choices,
  value,
  onChange,
  inline = false,
  ...group
}: CheckboxGroupProps<V>) {
  const id = useId();
  const toggle = (toggled: V) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === toggled ? !value.includes(one) : value.includes(one))),
    );
  return (
    <FieldGroup {...group}>
      <div className={classNames('flex gap-x-6 gap-y-3', inline ? 'flex-wrap' : 'flex-col')}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            id={`${id}-${choice.value}`}
            label={choice.label}
            checked={value.includes(choice.value)}
            disabled={choice.disabled}
            aria-invalid={group.error ? true : undefined}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
