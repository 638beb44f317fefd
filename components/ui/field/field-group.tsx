import { useId, type ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldError } from './field-error';

interface FieldGroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** For radio buttons, which share one value. */
  radios?: boolean;
  className?: string;
  children: ReactNode;
}

/** Several controls that answer one question: screen readers announce the legend with each of them. */
export function FieldGroup({
  legend,
  hint,
  error,
  disabled,
  radios = false,
  className,
  children,
}: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      disabled={disabled}
      role={radios ? 'radiogroup' : undefined}
      aria-invalid={radios && error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
