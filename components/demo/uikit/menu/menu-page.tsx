'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Menubar = lazySection(() => import('./menubar'), [13, 8.2]);
const Breadcrumb = lazySection(() => import('./breadcrumb'), [7.1, 6.9]);
const Steps = lazySection(() => import('./steps'), [13.5, 13.2]);
const TabMenu = lazySection(() => import('./tab-menu'), [10.9, 11.9]);
const Tiered = lazySection(() => import('./tiered'), [15.4, 16.4]);
const Plain = lazySection(() => import('./plain'), [18.1, 19.1]);
const Overlay = lazySection(() => import('./overlay'), [7.1, 8.1]);
const Context = lazySection(() => import('./context'), [15.4, 15.1]);
const Mega = lazySection(() => import('./mega'), [9.9, 8.1]);
const VerticalMega = lazySection(() => import('./mega-vertical'), [15.4, 16.4]);
const Panel = lazySection(() => import('./panel'), [26.2, 27.2]);

/** /uikit/menu: menus of links and actions. */
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
