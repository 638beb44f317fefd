import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

/** Fields, buttons and add-ons joined into one; inner corners are square and borders shared. */
export function InputGroup({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'flex min-w-0 items-stretch',
        '*:not-first:-ms-px *:rounded-none *:first:rounded-s-field *:last:rounded-e-field',
        '*:focus-within:z-1 *:focus:z-1 *:hover:z-1 *:relative',
        className,
      )}
      {...rest}
    />
  );
}

/** An add-on beside the field: an icon, a currency, a checkbox with its own name. */
export function InputAddon({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={classNames(
        'inline-flex min-w-10 shrink-0 items-center justify-center border border-field-line bg-card-hover px-2.5 text-sm text-muted',
        className,
      )}
      {...rest}
    />
  );
}
