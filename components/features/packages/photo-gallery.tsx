'use client';

import { useMemo } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import { useLightbox } from '@/components/ui/overlay/use-lightbox';
import type { ShownPhotos } from './shown-photos';

/** The maximum size of a photo in the lightbox, in pixels. */
const size = { width: 1600, height: 1200 };

/** Photos that open large. */
export function PhotoGallery({ here, elsewhere }: ShownPhotos) {
  const pictures = useMemo(() => here.map((photo) => ({ ...size, ...photo })), [here]);
  const { open, lightbox } = useLightbox(pictures);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map(({ src, alt }, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => open(index)}
              aria-haspopup="dialog"
              className="group flex w-full flex-col gap-1.5 rounded-content text-start text-sm"
            >
              <span className="block overflow-hidden rounded-content border border-line">
                <Picture
                  src={src}
                  alt=""
                  width={400}
                  height={300}
                  className="aspect-4/3 h-auto w-full object-cover transition-transform group-hover:scale-105"
                />
              </span>
              <span className="text-muted group-hover:text-body">{alt}</span>
            </button>
          </li>
        ))}
        {elsewhere.map(({ url, kind }, index) => (
          <li key={`elsewhere ${index}`}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="group flex flex-col gap-1.5 rounded-content text-sm"
            >
              <span className="aspect-4/3 flex items-center justify-center rounded-content border border-line text-muted group-hover:text-body">
                <Icon name="external-link" size={24} />
              </span>
              <span className="text-muted group-hover:text-body">{kind}</span>
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
