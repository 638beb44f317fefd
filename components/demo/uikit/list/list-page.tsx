'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const View = lazySection(() => import('./view'));
const Pick = lazySection(() => import('./pick'));
const Order = lazySection(() => import('./order'));

/** /uikit/list: things to look at, to choose from and to put in order. */
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
