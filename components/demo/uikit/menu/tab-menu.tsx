'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Tabs } from '@/components/ui/navigation/tabs';

export default function TabMenuSection() {
  return (
    <DemoSection title="Tab menu">
      <Tabs
        label="The warehouse today"
        tabs={[
          {
            label: 'Arrivals',
            icon: 'package-open',
            content: <p>Two vans are unloading at dock 3. Their parcels are on the shelves before noon.</p>,
          },
          {
            label: 'Departures',
            icon: 'demo:plane',
            content: <p>The evening flight takes what is packed by four o’clock.</p>,
          },
          {
            label: 'Stock',
            icon: 'warehouse',
            content: <p>Four fifths of the shelves are taken. Aisle 9 is kept free for large cartons.</p>,
          },
          {
            label: 'People',
            icon: 'demo:users',
            content: <p>Eleven on the floor, two at the counter, one on the forklift.</p>,
          },
        ]}
      />
    </DemoSection>
  );
}
