import type { Package } from '@/lib/domain/package/package';
import { formatInstant } from '@/lib/format';
import { text } from '@/lib/text/text';
import { photoSource } from './photo-source';

function kindWords(kind: string): string {
  switch (kind) {
    case 'outside':
      return text('packagesPage.photos.outside');
    case 'label':
      return text('packagesPage.photos.label');
    case 'contents':
      return text('packagesPage.photos.contents');
    case 'damage':
      return text('packagesPage.photos.damage');
  }
  const words = kind.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A package's photos: those that the page may load, and those that open in a new window. In words, since a browser's first
 * date would delay the page (docs/performance.md, row 2).
 */
export interface ShownPhotos {
  here: { src: string; alt: string; caption: string }[];
  elsewhere: { url: string; kind: string }[];
}

/** @param origins from which the page's policy allows images, besides its own */
export function shownPhotos(
  photos: Package['photos'],
  { timeZone, origins }: { timeZone: string; origins: readonly string[] },
): ShownPhotos {
  const of = (source: ReturnType<typeof photoSource>) =>
    photos.filter(({ url }) => photoSource(url, origins) === source);
  return {
    here: of('here').map(({ url, kind, takenAt }) => ({
      src: url,
      alt: kindWords(kind),
      caption: text('packagesPage.photos.caption', {
        kind: kindWords(kind),
        time: formatInstant(takenAt, timeZone),
      }),
    })),
    elsewhere: of('elsewhere').map(({ url, kind }) => ({ url, kind: kindWords(kind) })),
  };
}
