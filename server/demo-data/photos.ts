import type { Package } from '@/lib/domain/package/package';

const minute = 60_000;

/** The warehouse's photos of a package: each on arrival, the contents when it was opened, damage if there is any. */
export function photosOf(
  received: Date,
  { opened, damaged }: { opened: boolean; damaged: boolean },
): Package['photos'] {
  const kinds = ['outside', 'label', ...(opened ? ['contents'] : []), ...(damaged ? ['damage'] : [])];
  return kinds.map((kind, index) => ({
    url: `/static/demo/photos/${kind}.svg`,
    kind,
    takenAt: new Date(received.getTime() + index * minute).toISOString(),
  }));
}
