'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Carousel = lazySection(() => import('./carousel'), [30.4, 34.8]);
const ImageSection = lazySection(() => import('./image'), [18.8, 25.6]);
const Gallery = lazySection(() => import('./gallery'), [30.2, 33.9]);

/** Carousel, image and gallery (SPEC section 2 "/uikit/media"). */
export function MediaPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Media" />
      <Carousel />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Gallery />
        <ImageSection />
      </div>
    </div>
  );
}
