'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Line = lazySection(() => import('./line'));
const Bar = lazySection(() => import('./bar'));
const Pie = lazySection(() => import('./pie'));
const Doughnut = lazySection(() => import('./doughnut'));
const PolarArea = lazySection(() => import('./polar-area'));
const Radar = lazySection(() => import('./radar'));

/** Six charts in the theme's colours (SPEC section 2, pages.md "/uikit/charts"). */
export function ChartsPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Charts"
        description="Colours follow the theme. Every chart has its values as a table."
      />
      <div className="grid gap-6 xl:grid-cols-2">
        <Line />
        <Bar />
        <Pie />
        <Doughnut />
        <PolarArea />
        <Radar />
      </div>
    </div>
  );
}
