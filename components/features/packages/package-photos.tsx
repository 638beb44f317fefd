'use client';

import { useMemo } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import { useLightbox } from '@/components/ui/overlay/use-lightbox';
import type { Package } from '@/lib/domain/package/package';
import { formatInstant } from '@/lib/format';
import { text } from '@/lib/text/text';
import { photoSource } from './photo-source';

function kindWords(kind: string): string {
  switch (kind) {
    case 'outside':
      return text('package.photos.outside');
    case 'label':
      return text('package.photos.label');
    case 'contents':
      return text('package.photos.contents');
    case 'damage':
      return text('package.photos.damage');
  }
  const words = kind.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The maximum size of a photo in the lightbox, in pixels. */
const size = { width: 1600, height: 1200 };

interface PackagePhotosProps {
  photos: Package['photos'];
  /** The customer's. */
  timeZone: string;
  /** The allowed origins; other photos open in a new window. */
  origins: readonly string[];
}

/** The warehouse's photos; each opens large. */
export function PackagePhotos({ photos, timeZone, origins }: PackagePhotosProps) {
  const pictures = useMemo(
    () =>
      photos
        .filter(({ url }) => photoSource(url, origins) === 'here')
        .map(({ url, kind, takenAt }) => ({
          ...size,
          src: url,
          alt: kindWords(kind),
          caption: text('package.photos.caption', {
            kind: kindWords(kind),
            time: formatInstant(takenAt, timeZone),
          }),
        })),
    [photos, timeZone, origins],
  );
  const elsewhere = photos.filter(({ url }) => photoSource(url, origins) === 'elsewhere');
  const { open, lightbox } = useLightbox(pictures);
  if (pictures.length + elsewhere.length === 0) return null;
  return (
    <Card aria-labelledby="photos-heading">
      <CardHeader id="photos-heading" title={text('package.photos.title')} />
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
              <span className="text-muted group-hover:text-body">{kindWords(kind)}</span>
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </Card>
  );
}
