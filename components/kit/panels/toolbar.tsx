'use client';

import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { useEarlyStop } from '@/components/ui/navigation/use-early-stop';

interface ToolbarProps {
  /** The accessible name. */
  label: string;
  start?: ReactNode;
  center?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** A row of tools in three groups: one Tab stop, arrow keys within. Its tools are `ToolbarButton`s. */
export function Toolbar({ label, start, center, end, className }: ToolbarProps) {
  return (
    <Base.Root
      aria-label={label}
      className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <div className={groupClasses}>{start}</div>
      {center && <div className={groupClasses}>{center}</div>}
      <div className={groupClasses}>{end}</div>
    </Base.Root>
  );
}

const groupClasses = 'flex flex-wrap items-center gap-2';

/** A `Button` in a toolbar. */
export function ToolbarButton({ disabled = false, ...rest }: ButtonProps) {
  return (
    <Base.Button
      {...useEarlyStop()}
      disabled={disabled}
      focusableWhenDisabled={false}
      render={<Button {...rest} />}
    />
  );
}

/** An `IconButton` in a toolbar. */
export function ToolbarIconButton({ disabled = false, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <Base.Button
      {...useEarlyStop()}
      disabled={disabled}
      focusableWhenDisabled={false}
      render={<IconButton {...rest} />}
    />
  );
}
