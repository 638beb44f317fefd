import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from './icon';
import { Picture } from './picture';

type AvatarSize = 'medium' | 'large' | 'xlarge';

interface AvatarProps {
  /** One or two letters (SPEC section 9: first and last word of a name). */
  initials?: string;
  icon?: IconName;
  /** Address of a square picture. */
  image?: string;
  size?: AvatarSize;
  shape?: 'circle' | 'square';
  className?: string;
}

const sizes: Record<AvatarSize, string> = {
  medium: 'size-8 text-xs',
  large: 'size-12 text-base',
  xlarge: 'size-16 text-xl',
};

/** Initials, an icon or a picture; decorative, since the name is beside it or in the control's label. */
export function Avatar({ initials, icon, image, size = 'medium', shape = 'circle', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden bg-highlight-focus font-semibold text-highlight-focus-text',
        sizes[size],
        shape === 'circle' ? 'rounded-full' : 'rounded-md',
        className,
      )}
    >
      {image ? (
        <Picture src={image} alt="" width={64} height={64} className="size-full object-cover" />
      ) : icon ? (
        <Icon name={icon} size={size === 'medium' ? 16 : 24} />
      ) : (
        initials
      )}
    </span>
  );
}
