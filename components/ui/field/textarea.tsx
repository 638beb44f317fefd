import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { inputClasses } from './input-classes';

/** A field of several lines; for one that grows with its text use `GrowingTextarea`. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(inputClasses, 'block resize-y', className)} {...rest} />;
}
