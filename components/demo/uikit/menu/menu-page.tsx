'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Menubar = lazySection(() => import('./menubar'));
const Breadcrumb = lazySection(() => import('./breadcrumb'));
const Steps = lazySection(() => import('./steps'));
const TabMenu = lazySection(() => import('./tab-menu'));
const Tiered = lazySection(() => import('./tiered'));
const Plain = lazySection(() => import('./plain'));
const Overlay = lazySection(() => import('./overlay'));
const Context = lazySection(() => import('./context'));
const Mega = lazySection(() => import('./mega'));
const VerticalMega = lazySection(() => import('./mega-vertical'));
const Panel = lazySection(() => import('./panel'));

/** /uikit/menu: what leads somewhere and what does something. */
export function MenuPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Menus" />
      <Menubar />
      <Mega />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Steps />
          <Tiered />
          <Context />
          <VerticalMega />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TabMenu />
          <Overlay />
          <Plain />
          <Panel />
        </div>
      </div>
      <Breadcrumb />
    </div>
  );
}
