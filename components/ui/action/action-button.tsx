'use client';

import type { ComponentProps } from 'react';
import { Button } from './button';
import { classNames } from '@/components/ui/styles/class-names';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

/** A button whose action runs in script: disabled until hydration, so that no early press is lost. */
export function ActionButton({ disabled = false, className, ...rest }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      disabled={disabled || !hydrated}
      className={classNames(!hydrated && !disabled && 'disabled:opacity-100', className)}
    />
  );
}
