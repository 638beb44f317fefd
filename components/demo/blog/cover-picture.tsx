import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import type { Cover } from './article';

interface CoverPictureProps {
  cover: Cover | null;
  /** In a list the title describes it. */
  decorative?: boolean;
  className?: string;
}

/** An article's cover picture, or a tinted background. */
export function CoverPicture({ cover, decorative = false, className }: CoverPictureProps) {
  if (!cover) {
    return (
      <span
        className={classNames(
          'flex items-center justify-center bg-primary-tint text-primary-text',
          className,
        )}
      >
        <Icon name="book-open" size={24} />
      </span>
    );
  }
  return (
    <Picture
      src={cover.src}
      alt={decorative ? '' : cover.alt}
      width={960}
      height={600}
      loading={decorative ? 'lazy' : 'eager'}
      className={classNames('object-cover', className)}
    />
  );
}
