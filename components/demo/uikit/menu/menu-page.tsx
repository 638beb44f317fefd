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
      <div className="grid gap-6 lg:grid-cols-2">
        <Steps />
        <TabMenu />
        <Tiered />
        <Plain />
        <Overlay />
        <Context />
      </div>
      <Mega />
      <div className="grid gap-6 lg:grid-cols-2">
        <VerticalMega />
        <Panel />
      </div>
      <Breadcrumb />
    </div>
  );
}
