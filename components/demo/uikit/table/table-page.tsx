'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Filtering = lazySection(() => import('./filtering'), [58.2, 47.2]);
const FrozenColumns = lazySection(() => import('./frozen-columns'), [34.9, 34.6]);
const RowExpansion = lazySection(() => import('./row-expansion'), [147.1, 56.4]);
const Grouping = lazySection(() => import('./grouping'), [37.4, 37.1]);
const VirtualScroll = lazySection(() => import('./virtual-scroll'), [39.4, 39.1]);

/** /uikit/table: tables of any size. */
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
