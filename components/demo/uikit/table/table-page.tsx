'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Filtering = lazySection(() => import('./filtering'));
const FrozenColumns = lazySection(() => import('./frozen-columns'));
const RowExpansion = lazySection(() => import('./row-expansion'));
const Grouping = lazySection(() => import('./grouping'));
const VirtualScroll = lazySection(() => import('./virtual-scroll'));

/** /uikit/table: rows and columns, as many as there are. */
export function TablePage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Tables" />
      <Filtering />
      <FrozenColumns />
      <RowExpansion />
      <Grouping />
      <VirtualScroll />
    </div>
  );
}
