'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const View = lazySection(() => import('./view'), [73.4, 62.4]);
const Pick = lazySection(() => import('./pick'), [49, 31.8]);
const Order = lazySection(() => import('./order'), [51.1, 31.8]);

/** /uikit/list: lists to browse, to pick from and to sort. */
export function ListPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Lists" />
      <View />
      <Pick />
      <Order />
    </div>
  );
}
