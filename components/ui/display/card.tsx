'use client';

import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

interface CardProps extends ComponentProps<'section'> {
  /** `none` when the content has its own padding, as a list does. */
  padding?: 'normal' | 'none';
}

/** The only card level: cards are never nested. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border border-line bg-card shadow-card',
        padding === 'normal' && 'p-4 md:p-6',
        className,
      )}
      {...rest}
    />
  );
}
