import type { ComponentProps } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name, shown as a tooltip as well. */
  label: string;
}

/** For a button with its own icons. */
export const iconButtonClasses =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-body transition-colors ' +
  'hover:bg-surface-500/10 active:bg-surface-500/20';

/** A 40 px square button with an icon only. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClasses, className)}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
