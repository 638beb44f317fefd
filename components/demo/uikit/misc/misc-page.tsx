'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const ProgressBars = lazySection(() => import('./progress-bars'), [18.6, 24.4]);
const Badges = lazySection(() => import('./badges'), [23.4, 24.4]);
const Avatars = lazySection(() => import('./avatars'), [28.6, 24.6]);
const ScrollToTop = lazySection(() => import('./scroll-to-top'), [23.4, 24.6]);
const Tags = lazySection(() => import('./tags'), [24.9, 25.4]);
const Chips = lazySection(() => import('./chips'), [29.9, 25.4]);
const Skeletons = lazySection(() => import('./skeletons'), [35.1, 17.9]);

/** /uikit/misc: small components. */
export function MiscPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Miscellaneous" />
      <div className="grid gap-6 lg:grid-cols-2">
        <ProgressBars />
        <Badges />
        <Avatars />
        <ScrollToTop />
        <Tags />
        <Chips />
        <div className="min-w-0 lg:col-span-2">
          <Skeletons />
        </div>
      </div>
    </div>
  );
}
