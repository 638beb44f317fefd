'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Toolbar = lazySection(() => import('./toolbar'));
const Accordion = lazySection(() => import('./accordion'));
const Tabs = lazySection(() => import('./tabs'));
const Panel = lazySection(() => import('./panel'));
const Fieldset = lazySection(() => import('./fieldset'));
const CardMenu = lazySection(() => import('./card-menu'));
const Divider = lazySection(() => import('./divider'));
const Splitter = lazySection(() => import('./splitter'));

/** /uikit/panel: what holds and divides content. */
export function PanelPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Panels" />
      <Toolbar />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Accordion />
          <Panel />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Tabs />
          <Fieldset />
          <CardMenu />
        </div>
      </div>
      <Divider />
      <Splitter />
    </div>
  );
}
