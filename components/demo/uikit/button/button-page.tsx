'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Default = lazySection(() => import('./default'), [17.1, 15.1]);
const Solid = lazySection(() => import('./solid'), [13.1, 11.1]);
const Text = lazySection(() => import('./text'), [13.1, 11.1]);
const Outlined = lazySection(() => import('./outlined'), [13.1, 11.1]);
const Raised = lazySection(() => import('./raised'), [13.1, 11.1]);
const RaisedText = lazySection(() => import('./raised-text'), [13.1, 11.1]);
const Rounded = lazySection(() => import('./rounded'), [13.1, 11.1]);
const IconOnly = lazySection(() => import('./icon-only'), [35.1, 21.1]);
const Icons = lazySection(() => import('./icons'), [13.1, 11.1]);
const Loading = lazySection(() => import('./loading'), [10.1, 11.1]);
const Group = lazySection(() => import('./group'), [10.6, 8.1]);
const Split = lazySection(() => import('./split'), [19.1, 16.9]);
const Custom = lazySection(() => import('./custom'), [8, 9]);

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/button: buttons, in every severity. */
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
