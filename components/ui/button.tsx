import type { ComponentProps } from 'react';
import type { IconName } from '@/lib/theme/icon-names';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { Icon } from './icon';
import { Spinner } from './spinner';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows a spinner and ignores the pointer; the button keeps its focus, so guard the submit as well. */
  loading?: boolean;
}

/** A button. Its text says what happens ("Send code"). */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses(variant, size, className)}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
