import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import type { Package } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import { PhotoGallery } from './photo-gallery';
import { shownPhotos } from './shown-photos';

interface PackagePhotosProps {
  photos: Package['photos'];
  /** The customer's. */
  timeZone: string;
  /** The allowed origins; other photos open in a new window. */
  origins: readonly string[];
}

/** The warehouse's photos, if there are any. */
export function PackagePhotos({ photos, timeZone, origins }: PackagePhotosProps) {
  const shown = shownPhotos(photos, { timeZone, origins });
  if (shown.here.length + shown.elsewhere.length === 0) return null;
  return (
    <Card aria-labelledby="photos-heading">
      <CardHeader id="photos-heading" title={text('packagesPage.photos.title')} />
      <PhotoGallery {...shown} />
    </Card>
  );
}
