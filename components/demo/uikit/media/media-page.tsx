'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Carousel = lazySection(() => import('./carousel'));
const ImageSection = lazySection(() => import('./image'));
const Gallery = lazySection(() => import('./gallery'));

/** Carousel, image and gallery (SPEC section 2, pages.md "/uikit/media"). */
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
