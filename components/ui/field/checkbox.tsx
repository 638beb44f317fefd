import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldError } from './field-error';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  /** Of the click target, such as padding. */
  labelClassName?: string;
}

/** A checkbox with its label, which is part of the click target. */
export function Checkbox({ id, label, error, className, labelClassName, ...rest }: CheckboxProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={classNames('flex items-start gap-2.5 text-sm', labelClassName)}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className="size-5 shrink-0 rounded-sm accent-primary-mark"
          {...rest}
        />
        <span className="min-w-0 grow">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
