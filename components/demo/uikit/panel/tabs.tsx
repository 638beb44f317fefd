'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Tabs } from '@/components/ui/navigation/tabs';

export default function TabsSection() {
  return (
    <DemoSection title="Tabs">
      <Tabs
        label="About the parcel"
        tabs={[
          {
            label: 'Details',
            content: (
              <p>
                One carton of 42 × 30 × 18 cm, weighed at 3.4 kg on arrival. The carrier’s label and ours
                agree.
              </p>
            ),
          },
          {
            label: 'Handling',
            content: (
              <p>Keep upright. The sender marked the contents as glass, so it travels by road only.</p>
            ),
          },
          {
            label: 'Documents',
            content: (
              <p>The packing list and the proof of purchase are kept with the parcel for two years.</p>
            ),
          },
          { label: 'Claims', disabled: true, content: <p>There is no claim for this parcel.</p> },
        ]}
      />
    </DemoSection>
  );
}
