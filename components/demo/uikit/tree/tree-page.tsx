'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const CheckedTree = lazySection(() => import('./checked-tree'), [29.6, 30.6]);
const FileTable = lazySection(() => import('./file-table'), [32.1, 33]);

/** /uikit/tree: trees. */
export function TreePage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Trees" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <CheckedTree />
        <FileTable />
      </div>
    </div>
  );
}
