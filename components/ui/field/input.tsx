import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { inputClasses } from './input-classes';

/** A text field. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(inputClasses, className)} {...rest} />;
}
