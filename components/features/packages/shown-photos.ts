import type { Package } from '@/lib/domain/package/package';
import { formatInstant } from '@/lib/format';
import { wordIn } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';
import { photoSource } from './photo-source';

const kinds = {
  outside: 'packagesPage.photos.outside',
  label: 'packagesPage.photos.label',
  contents: 'packagesPage.photos.contents',
  damage: 'packagesPage.photos.damage',
} as const;

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
      alt: wordIn(kinds, kind),
      caption: text('packagesPage.photos.caption', {
        kind: wordIn(kinds, kind),
        time: formatInstant(takenAt, timeZone),
      }),
    })),
    elsewhere: of('elsewhere').map(({ url, kind }) => ({ url, kind: wordIn(kinds, kind) })),
  };
}
