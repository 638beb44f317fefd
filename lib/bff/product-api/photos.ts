import 'server-only';
import type { Package } from '@/lib/domain/package/package';

/** A package with absolute photo addresses, where the API gave them relative to its own. */
export function withPhotoBase(item: Package, base: string | undefined): Package {
  if (base === undefined) return item;
  const photos = item.photos.map((photo) => ({
    ...photo,
    url: URL.canParse(photo.url, base) ? new URL(photo.url, base).href : photo.url,
  }));
  return { ...item, photos };
}
