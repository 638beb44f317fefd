'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const ProgressBars = lazySection(() => import('./progress-bars'));
const Badges = lazySection(() => import('./badges'));
const Avatars = lazySection(() => import('./avatars'));
const ScrollToTop = lazySection(() => import('./scroll-to-top'));
const Tags = lazySection(() => import('./tags'));
const Chips = lazySection(() => import('./chips'));
const Skeletons = lazySection(() => import('./skeletons'));

/** /uikit/misc: the small parts. */
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
