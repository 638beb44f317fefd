'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Advanced = lazySection(() => import('./advanced'), [25.1, 26.1]);
const Basic = lazySection(() => import('./basic'), [15.5, 16.5]);

/** File uploads (SPEC section 2 "/uikit/file"). */
export function FilePage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="File upload" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Advanced />
        <Basic />
      </div>
    </div>
  );
}
