import type { ReactNode } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from './icon';
import { toneClasses, toneIcons, type Tone } from '@/components/ui/styles/status';

export interface TagProps {
  tone?: Tone;
  /** Defaults to the tone's own icon; null for none, where the word is enough. */
  icon?: IconName | null;
  /** Fully rounded. */
  pill?: boolean;
  className?: string;
  children: ReactNode;
}

/** A tinted tag: icon, word and colour. */
export function Tag({
  tone = 'neutral',
  icon = toneIcons[tone],
  pill = false,
  className,
  children,
}: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap py-1 text-xs font-medium',
        pill ? 'rounded-full px-2.5' : 'rounded-md px-2',
        toneClasses[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
