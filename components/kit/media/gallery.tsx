'use client';

import { useId, useState } from 'react';
import { text } from '@/lib/text/text';
import { GalleryThumbnails } from './gallery-thumbnails';
import { IconButton } from '@/components/ui/action/icon-button';
import type { LightboxPicture } from '@/components/ui/overlay/lightbox-pictures';
import { Picture } from '@/components/ui/display/picture';
import { useLightbox } from '@/components/ui/overlay/use-lightbox';

interface GalleryProps {
  label: string;
  /** All of the same shape. */
  pictures: readonly (LightboxPicture & { title: string })[];
}

const step = 'absolute top-1/2 -translate-y-1/2 bg-card/85 text-strong shadow-overlay hover:bg-card';

/** One picture with its caption, a strip of thumbnails below, and a lightbox on click. 640 px at most. */
export function Gallery({ label, pictures }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const { open, lightbox } = useLightbox(pictures, setCurrent);
  const id = useId();
  const picture = pictures[current];
  if (!picture) return null;

  const { title, src, alt, width, height, caption } = picture;
  const move = (by: number) => setCurrent((current + by + pictures.length) % pictures.length);
  return (
    <div className="max-w-160 mx-auto flex w-full flex-col gap-3">
      <div id={id} role="tabpanel" aria-label={title} className="flex flex-col gap-3">
        <div className="relative">
          <button
            type="button"
            aria-label={text('kit.gallery.enlarge', { title })}
            onClick={() => open(current)}
            className="block w-full cursor-zoom-in rounded-content"
          >
            <Picture
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="eager"
              className="h-auto w-full rounded-content"
            />
          </button>
          <IconButton
            icon="chevron-left"
            label={text('kit.gallery.previous')}
            onClick={() => move(-1)}
            className={`${step} start-3`}
          />
          <IconButton
            icon="chevron-right"
            label={text('kit.gallery.next')}
            onClick={() => move(1)}
            className={`${step} end-3`}
          />
        </div>
        <div role="status" className="flex min-h-16 items-start justify-between gap-4 text-sm sm:min-h-11">
          <p>
            <span className="block font-medium text-strong">{title}</span>
            <span className="text-muted">{caption}</span>
          </p>
          <p className="shrink-0 tabular-nums text-muted">
            {text('kit.gallery.position', { index: String(current + 1), total: String(pictures.length) })}
          </p>
        </div>
      </div>
      <GalleryThumbnails
        label={label}
        pictures={pictures}
        current={current}
        onChoose={setCurrent}
        panel={id}
      />
      {lightbox}
    </div>
  );
}
