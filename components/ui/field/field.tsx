import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { FieldError } from './field-error';

/** The attributes that connect a control to its field; the label's own id is `${id}-label`. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Unique on the page; the ids of hint and error derive from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Places the label beside the control where there is space. */
  beside?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control: `<Field …>{(control) => <Input {...control} />}</Field>`. */
export function Field({ id, label, hint, error, optional = false, beside = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div
      className={
        beside
          ? 'grid min-w-0 gap-1.5 sm:grid-cols-[8rem_1fr] sm:gap-x-4 sm:*:col-start-2 sm:[&>label]:col-start-1 sm:[&>label]:pt-2.5'
          : 'flex min-w-0 flex-col gap-1.5'
      }
    >
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> {text('ui.field.optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
