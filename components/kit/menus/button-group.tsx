import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The accessible name. */
  'aria-label': string;
}

/** Buttons joined into one: inner corners are square, borders shared. */
export function ButtonGroup({ className, ...rest }: ButtonGroupProps) {
  return (
    <div
      role="group"
      className={classNames(
        '*:not-first:-ms-px *:hover:z-1 *:focus-visible:z-2 inline-flex *:relative *:rounded-none *:first:rounded-s-md *:last:rounded-e-md',
        className,
      )}
      {...rest}
    />
  );
}
