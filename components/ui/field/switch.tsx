import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldError } from './field-error';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string;
  label: ReactNode;
  error?: string | undefined;
}

/** An on/off switch. A native checkbox with the switch role: it works in any form and needs no script. */
export function Switch({ id, label, error, className, ...rest }: SwitchProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="has-disabled:opacity-60 flex items-center gap-3 text-sm">
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className={classNames(
            'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-field-line bg-field-line transition-colors',
            'before:size-4.5 before:absolute before:start-0.5 before:top-0.5 before:rounded-full before:bg-card before:transition-[translate]',
            'checked:border-primary-mark checked:bg-primary checked:before:translate-x-5 rtl:checked:before:-translate-x-5',
            'checked:before:bg-primary-contrast enabled:hover:border-field-line-hover disabled:cursor-not-allowed',
            'aria-invalid:border-field-line-invalid',
          )}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
