import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { ControlProps } from '@/components/ui/field/field';
import { FieldError } from '@/components/ui/field/field-error';

interface FloatFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  /** One text field; it needs `placeholder=" "`, by which the style sheet detects that it is empty. */
  children: (control: ControlProps & { placeholder: ' ' }) => ReactNode;
}

/** A field with a floating label: inside it while it is empty, otherwise above the text. */
export function FloatField({ id, label, error, children }: FloatFieldProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div
        className={classNames(
          '*:[input,textarea]:pt-5 *:[input,textarea]:pb-1.5 relative',
          // The label follows the field in the DOM, so that the field's state can move it.
          '[&>:placeholder-shown:not(:focus)+label]:translate-y-2 [&>:placeholder-shown:not(:focus)+label]:text-sm',
          '[&>:focus+label]:text-primary-text [&>[aria-invalid]+label]:text-danger',
        )}
      >
        {children({
          id,
          placeholder: ' ',
          'aria-describedby': errorId,
          'aria-invalid': error ? true : undefined,
        })}
        <label
          id={`${id}-label`}
          htmlFor={id}
          className="pointer-events-none absolute start-[calc(0.75rem+1px)] top-1.5 text-xs text-muted transition-[translate,color] duration-150"
        >
          {label}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
