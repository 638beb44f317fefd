'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { LightboxPicture } from '@/components/ui/overlay/lightbox-pictures';
import { Picture } from '@/components/ui/display/picture';
import { useCarousel } from './use-carousel';

interface GalleryThumbnailsProps {
  label: string;
  pictures: readonly (LightboxPicture & { title: string })[];
  current: number;
  onChoose: (index: number) => void;
  /** The id of the panel that the thumbnails switch. */
  panel: string;
}

/** Five visible; four from 960 px down, three from 768, one from 560. */
const thumbClasses =
  'group min-w-0 shrink-0 grow-0 basis-1/5 rounded-md p-1 [@media(768px<width<=960px)]:basis-1/4 [@media(560px<width<=768px)]:basis-1/3 [@media(width<=560px)]:basis-full';

/** A gallery's pictures as tabs: arrow keys, Home and End choose. */
export function GalleryThumbnails({ label, pictures, current, onChoose, panel }: GalleryThumbnailsProps) {
  const { viewport, goTo } = useCarousel({ align: 'center', containScroll: 'keepSnaps', dragFree: true });
  const thumbs = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => goTo(current), [current, goTo]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const count = pictures.length;
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = {
      ArrowRight: (current + onward + count) % count,
      ArrowLeft: (current - onward + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    thumbs.current[target]?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={viewport}
      className="relative overflow-hidden [@media(width<=560px)]:mx-auto [@media(width<=560px)]:max-w-36"
    >
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className="flex">
        {pictures.map(({ src, width, height, title }, index) => (
          <button
            key={src}
            ref={(element) => {
              thumbs.current[index] = element;
            }}
            type="button"
            role="tab"
            aria-label={title}
            aria-selected={index === current}
            aria-controls={panel}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChoose(index)}
            className={thumbClasses}
          >
            <Picture
              src={src}
              alt=""
              width={width}
              height={height}
              className={classNames(
                'h-auto w-full rounded-sm border-2 transition-opacity duration-150',
                index === current
                  ? 'border-primary-mark'
                  : 'border-transparent opacity-60 group-hover:opacity-100',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
