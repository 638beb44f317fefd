import { useId } from 'react';
import type { Choice } from './choice';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldGroup } from './field-group';
import { toggleClasses } from './toggle-classes';

interface SharedProps<V extends string> {
  legend: string;
  choices: readonly Choice<V>[];
  error?: string | undefined;
  disabled?: boolean;
  /** Shows icons only; the labels remain the accessible names. */
  marksOnly?: boolean;
}

interface SingleProps<V extends string> extends SharedProps<V> {
  multiple?: false;
  value: NoInfer<V>;
  onChange: (value: NoInfer<V>) => void;
}

interface MultipleProps<V extends string> extends SharedProps<V> {
  multiple: true;
  value: readonly NoInfer<V>[];
  onChange: (value: NoInfer<V>[]) => void;
}

/**
 * A select button: one of a few side by side, or with `multiple` any of them. Native radios or checkboxes
 * inside.
 */
export function Segmented<V extends string>(props: SingleProps<V> | MultipleProps<V>) {
  const { legend, choices, error, disabled, marksOnly = false } = props;
  const name = useId();
  const chosen = (value: V) => (props.multiple ? props.value.includes(value) : props.value === value);
  const choose = (value: V) => {
    const toggled = (one: V) => (one === value ? !chosen(one) : chosen(one));
    if (props.multiple) props.onChange(choices.map((choice) => choice.value).filter(toggled));
    else props.onChange(value);
  };
  return (
    <FieldGroup legend={legend} error={error} disabled={disabled} radios={!props.multiple}>
      <div className="flex max-w-full flex-wrap">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              toggleClasses,
              'not-first:-ms-px hover:z-1 relative first:rounded-s-md last:rounded-e-md',
              'has-focus-visible:z-2 has-focus-visible:focus-ring',
              error && 'border-field-line-invalid',
            )}
          >
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen(choice.value)}
              disabled={choice.disabled}
              onChange={() => choose(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none focus-visible:shadow-none"
            />
            {choice.mark}
            <span className={marksOnly ? 'sr-only' : undefined}>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
