import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import type { Cover } from './article';

interface CoverPictureProps {
  cover: Cover | null;
  /** In a list the title says what it is about. */
  decorative?: boolean;
  className?: string;
}

/** The picture above an article; a tinted ground where there is none. */
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
