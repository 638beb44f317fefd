'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { Icon } from '@/components/ui/display/icon';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link data-ripple="" className={buttonClasses(variant, size, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
