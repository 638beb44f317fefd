'use client';

import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import type { LightboxPicture } from '@/components/ui/overlay/lightbox-pictures';
import { Picture } from '@/components/ui/display/picture';
import { useLightbox } from '@/components/ui/overlay/use-lightbox';

interface ImagePreviewProps {
  picture: LightboxPicture;
  className?: string;
}

/** A picture that opens in a lightbox. */
export function ImagePreview({ picture, className }: ImagePreviewProps) {
  const { open, lightbox } = useLightbox([picture]);
  const { src, alt, width, height } = picture;
  return (
    <>
      <button
        type="button"
        onClick={() => open(0)}
        className={classNames('group relative block max-w-full overflow-hidden rounded-content', className)}
      >
        <Picture src={src} alt={alt} width={width} height={height} className="h-auto w-full" />
        <span
          className={classNames(
            'absolute inset-0 flex items-end justify-end p-3 transition-colors',
            'group-hover:bg-mask group-focus-visible:bg-mask',
          )}
        >
          <span className="inline-flex min-h-8 items-center gap-2 rounded-md bg-card px-3 text-sm font-medium text-body shadow-overlay">
            <Icon name="demo:zoom-in" />
            {text('kit.gallery.enlargeShort')}
          </span>
        </span>
      </button>
      {lightbox}
    </>
  );
}
