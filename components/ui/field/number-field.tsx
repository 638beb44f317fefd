'use client';

import { NumberField as Base } from '@base-ui/react/number-field';
import type { Ref } from 'react';
import { currentLanguage, text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import type { ControlProps } from './field';
import { Icon } from '@/components/ui/display/icon';
import { inputClasses } from './input-classes';

interface NumberFieldProps extends Partial<ControlProps> {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** The number's format (SPEC section 9): a currency, a unit, decimals. */
  format?: Intl.NumberFormatOptions;
  name?: string;
  disabled?: boolean;
  /** The accessible name where there is no visible label. */
  'aria-label'?: string;
  className?: string;
  /** The text field itself. */
  ref?: Ref<HTMLInputElement>;
}

const stepClasses =
  'flex w-10 shrink-0 items-center justify-center border border-field-line bg-field text-muted transition-colors ' +
  'hover:bg-surface-500/10 hover:text-body active:bg-surface-500/20 disabled:pointer-events-none disabled:bg-field-disabled disabled:opacity-70';

/**
 * A number with a button on each side; arrows step, Page Up and Down step by ten, the value stays in range.
 */
export function NumberField({
  id,
  value,
  onChange,
  onBlur,
  step = 1,
  format,
  className,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <Base.Root
      id={id}
      value={value}
      onValueChange={onChange}
      step={step}
      largeStep={step * 10}
      locale={currentLanguage()}
      format={format}
      className={className}
      {...rest}
    >
      <Base.Group className="flex items-stretch">
        <Base.Decrement
          aria-label={text('ui.number.decrease')}
          className={classNames(stepClasses, 'rounded-s-field')}
        >
          <Icon name="minus" />
        </Base.Decrement>
        <Base.Input
          ref={ref}
          aria-label={label}
          aria-roledescription={text('ui.number.kind')}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onBlur={onBlur}
          className={classNames(
            inputClasses,
            'focus:z-1 relative -mx-px rounded-none text-center tabular-nums',
          )}
        />
        <Base.Increment
          aria-label={text('ui.number.increase')}
          className={classNames(stepClasses, 'rounded-e-field')}
        >
          <Icon name="plus" />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
}
