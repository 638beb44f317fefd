'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Toolbar = lazySection(() => import('./toolbar'), [10.1, 8.1]);
const Accordion = lazySection(() => import('./accordion'), [20.3, 21.3]);
const Tabs = lazySection(() => import('./tabs'), [10.9, 11.9]);
const Panel = lazySection(() => import('./panel'), [8.8, 9.8]);
const Fieldset = lazySection(() => import('./fieldset'), [13.9, 14.9]);
const CardMenu = lazySection(() => import('./card-menu'), [6.2, 7.2]);
const Divider = lazySection(() => import('./divider'), [27.4, 16.4]);
const Splitter = lazySection(() => import('./splitter'), [27.4, 27.1]);

/** /uikit/panel: containers and dividers. */
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
