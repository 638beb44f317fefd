import type { IconName } from '@/lib/icons/icon-names';
import sprite from '@/lib/icons/icons.svg';
import { classNames } from '@/components/ui/styles/class-names';

const source = (sprite as { src: string }).src;

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}

/**
 * A decorative icon from the sprite (lib/icons/build-icons.mjs): two elements, no script. Its label is beside
 * it.
 */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg className={classNames('icon', className)} width={size} height={size} aria-hidden="true">
      <use href={`${source}#${name}`} />
    </svg>
  );
}
