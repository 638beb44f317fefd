import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { inputClasses } from './input-classes';

/** The native select, styled as a text field. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <select className={classNames(inputClasses, 'appearance-none pe-10')} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
    </span>
  );
}
