'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Tag } from '@/components/ui/display/tag';
import { SubHeading } from './sub-heading';

const row = 'flex flex-wrap gap-2';

export default function Tags() {
  return (
    <DemoSection title="Tags" className="h-full">
      <SubHeading>Plain</SubHeading>
      <div className={row}>
        <Tag icon={null}>Parcel</Tag>
        <Tag icon={null} tone="done">
          Insured
        </Tag>
        <Tag icon={null} tone="moving">
          Express
        </Tag>
        <Tag icon={null} tone="action">
          Fragile
        </Tag>
        <Tag icon={null} tone="danger">
          Overweight
        </Tag>
      </div>
      <SubHeading>Pill</SubHeading>
      <div className={row}>
        <Tag pill icon={null}>
          Letter
        </Tag>
        <Tag pill icon={null} tone="done">
          In stock
        </Tag>
        <Tag pill icon={null} tone="expected">
          On its way
        </Tag>
        <Tag pill icon={null} tone="prepared">
          Gift wrap
        </Tag>
        <Tag pill icon={null} tone="danger">
          Sold out
        </Tag>
      </div>
      <SubHeading>With an icon</SubHeading>
      <div className={row}>
        <Tag tone="warehouse">At warehouse</Tag>
        <Tag tone="action">Action needed</Tag>
        <Tag tone="moving">On the way</Tag>
        <Tag tone="pickup">Ready for pick-up</Tag>
        <Tag tone="done">Done</Tag>
        <Tag tone="danger" icon="clock">
          Past due
        </Tag>
      </div>
    </DemoSection>
  );
}
