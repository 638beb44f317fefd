'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';
import { SubHeading } from './sub-heading';

const lines = ['w-full', 'w-11/12', 'w-2/3'];

export default function Skeletons() {
  return (
    <DemoSection
      title="Skeletons"
      description="Grey shapes of what comes, in its size, so that nothing moves."
    >
      <Loading label="Examples of what is on its way">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          <div>
            <SubHeading>Shapes</SubHeading>
            <div className="flex items-center gap-4">
              <Skeleton shape="circle" className="size-16" />
              <Skeleton className="size-16" />
              <Skeleton shape="circle" className="h-9 w-28" />
            </div>
          </div>
          <div>
            <SubHeading>A person and their words</SubHeading>
            <div className="mb-3 flex items-center gap-3">
              <Skeleton shape="circle" className="size-10" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-3.5 w-2/5" />
                <Skeleton className="h-3 w-1/4" />
              </div>
            </div>
            <div className="flex flex-col gap-2">
              {lines.map((width) => (
                <Skeleton key={width} className={`h-3 ${width}`} />
              ))}
            </div>
          </div>
          <div>
            <SubHeading>A list</SubHeading>
            <ul className="flex flex-col gap-3">
              {lines.map((width) => (
                <li key={width} className="flex items-center gap-3">
                  <Skeleton className="size-10" />
                  <Skeleton className={`h-3.5 ${width}`} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Loading>
    </DemoSection>
  );
}
