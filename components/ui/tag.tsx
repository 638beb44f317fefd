import type { ReactNode } from 'react';
import type { IconName } from '@/lib/theme/icon-names';
import { classNames } from './class-names';
import { Icon } from './icon';
import { toneClasses, toneIcons, type Tone } from './status';

interface TagProps {
  tone?: Tone;
  /** Defaults to the tone's own icon; colour never stands alone. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** A tinted tag: icon, word and colour. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-md px-2 py-1 text-xs font-medium',
        toneClasses[tone],
        className,
      )}
    >
      <Icon name={icon ?? toneIcons[tone]} />
      {children}
    </span>
  );
}
