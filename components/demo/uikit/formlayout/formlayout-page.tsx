'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Vertical = lazySection(() => import('./vertical'));
const VerticalGrid = lazySection(() => import('./vertical-grid'));
const Horizontal = lazySection(() => import('./horizontal'));
const Inline = lazySection(() => import('./inline'));
const HelpText = lazySection(() => import('./help-text'));
const InDialog = lazySection(() => import('./in-dialog'));
const Advanced = lazySection(() => import('./advanced'));

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/formlayout: how fields stand together. */
export function FormLayoutPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Form layouts" />
      <div className="grid gap-6 lg:grid-cols-2">
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
