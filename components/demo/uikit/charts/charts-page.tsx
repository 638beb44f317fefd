'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Line = lazySection(() => import('./line'), [28.1, 29.6]);
const Bar = lazySection(() => import('./bar'), [28.6, 29.6]);
const Pie = lazySection(() => import('./pie'), [27.1, 28.1]);
const Doughnut = lazySection(() => import('./doughnut'), [27.1, 28.1]);
const PolarArea = lazySection(() => import('./polar-area'), [27.1, 30.9]);
const Radar = lazySection(() => import('./radar'), [29.9, 30.9]);

/** Six charts in the theme's colours (SPEC section 2 "/uikit/charts"). */
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
