'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Vertical = lazySection(() => import('./vertical'), [19.4, 20.4]);
const VerticalGrid = lazySection(() => import('./vertical-grid'), [24.6, 15.1]);
const Horizontal = lazySection(() => import('./horizontal'), [15.8, 13.5]);
const Inline = lazySection(() => import('./inline'), [10.5, 8.2]);
const HelpText = lazySection(() => import('./help-text'), [13, 12.8]);
const InDialog = lazySection(() => import('./in-dialog'), [7.1, 8.1]);
const Advanced = lazySection(() => import('./advanced'), [44.2, 29.5]);

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/formlayout: arrangements of fields. */
export function FormLayoutPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Form layouts" />
      <div className="grid gap-6 xl:grid-cols-2">
        <div className={column}>
          <Vertical />
          <VerticalGrid />
        </div>
        <div className={column}>
          <Horizontal />
          <Inline />
          <HelpText />
        </div>
      </div>
      <Advanced />
      <InDialog />
    </div>
  );
}
