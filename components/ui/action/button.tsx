'use client';

import type { ComponentProps } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import {
  buttonClasses,
  type ButtonLook,
  type ButtonSeverity,
  type ButtonSize,
  type ButtonVariant,
} from './button-classes';
import { Icon } from '@/components/ui/display/icon';
import { Spinner } from '@/components/ui/display/spinner';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { classNames } from '@/components/ui/styles/class-names';

export interface ButtonProps extends ComponentProps<'button'> {
  /** For the product's screens: one primary action, less prominent ones beside it. */
  variant?: ButtonVariant;
  /** Where the colour has a meaning; overrides `variant`. */
  severity?: ButtonSeverity | undefined;
  look?: ButtonLook;
  rounded?: boolean;
  raised?: boolean;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows a spinner and ignores the pointer; the button keeps its focus, so guard the submit as well. */
  loading?: boolean;
  /** It submits a form that the server answers, so it works before hydration as well. */
  withoutScript?: boolean;
}

/**
 * A button. Its text names the action ("Send code"). It is disabled until hydration, as no earlier press would do
 * anything, but looks as it does later.
 */
export function Button({
  variant = 'primary',
  severity,
  look = 'solid',
  rounded,
  raised,
  size = 'medium',
  icon,
  loading = false,
  withoutScript = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const waits = !useHydrated() && !withoutScript;
  return (
    <button
      type={type}
      disabled={disabled || waits}
      className={buttonClasses(
        severity ? `severity-${severity} look-${look}` : variant,
        size,
        classNames(
          rounded && 'rounded-full!',
          raised && 'shadow-overlay',
          waits && !disabled && 'disabled:opacity-100',
          className,
        ),
      )}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
