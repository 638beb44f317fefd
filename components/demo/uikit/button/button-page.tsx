'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Default = lazySection(() => import('./default'));
const Solid = lazySection(() => import('./solid'));
const Text = lazySection(() => import('./text'));
const Outlined = lazySection(() => import('./outlined'));
const Raised = lazySection(() => import('./raised'));
const RaisedText = lazySection(() => import('./raised-text'));
const Rounded = lazySection(() => import('./rounded'));
const IconOnly = lazySection(() => import('./icon-only'));
const Icons = lazySection(() => import('./icons'));
const Loading = lazySection(() => import('./loading'));
const Group = lazySection(() => import('./group'));
const Split = lazySection(() => import('./split'));
const Custom = lazySection(() => import('./custom'));

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/button: what one presses, in every severity. */
export function ButtonPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Buttons" />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className={column}>
          <Default />
          <Icons />
          <Loading />
          <Group />
          <Split />
          <Custom />
          <RaisedText />
        </div>
        <div className={column}>
          <Solid />
          <Raised />
          <Rounded />
          <Outlined />
          <Text />
          <IconOnly />
        </div>
      </div>
    </div>
  );
}
