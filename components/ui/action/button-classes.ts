import { classNames } from '@/components/ui/styles/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSeverity =
  'primary' | 'secondary' | 'success' | 'info' | 'warn' | 'help' | 'danger' | 'contrast';
export type ButtonLook = 'solid' | 'outlined' | 'text';
/** Two classes of button.css: all severities in all looks, without any script. */
type ButtonTint = `severity-${ButtonSeverity} look-${ButtonLook}`;
/** `square` is for an icon alone. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'square';

const base =
  'inline-flex items-center justify-center gap-2 rounded-field border font-medium no-underline select-none ' +
  // As wide as its text; that of a narrow phone wraps.
  'max-w-full shrink-0 text-center [td_&]:whitespace-nowrap ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-busy:pointer-events-none';

const variants: Partial<Record<string, string>> & Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary text-primary-contrast enabled:hover:border-primary-hover enabled:hover:bg-primary-hover enabled:active:bg-primary-active [a&]:hover:bg-primary-hover',
  secondary:
    'border-field-line bg-card text-body enabled:hover:bg-card-hover enabled:active:bg-surface-500/15 [a&]:hover:bg-card-hover',
  ghost:
    'border-transparent bg-transparent text-body enabled:hover:bg-surface-500/10 enabled:active:bg-surface-500/20 [a&]:hover:bg-surface-500/10',
  danger:
    'border-danger-solid bg-danger-solid text-danger-contrast enabled:hover:border-danger-hover enabled:hover:bg-danger-hover enabled:active:bg-danger-active [a&]:hover:bg-danger-hover',
  link: 'border-transparent text-primary-text hover:underline',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-10 px-4 text-sm',
  large: 'min-h-12 px-5 text-base',
  square: 'size-10',
};

/** The classes that make an element look like a button. */
export function buttonClasses(
  paint: ButtonVariant | ButtonTint,
  size: ButtonSize,
  className?: string,
): string {
  return classNames(base, variants[paint] ?? paint, sizes[size], className);
}
