'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { ToggleButton } from '@/components/kit/inputs/toggle-button';

export default function ToggleSection() {
  const [signed, setSigned] = useState(false);
  const [pinned, setPinned] = useState(true);
  return (
    <DemoSection title="Toggle button">
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
            Signature on delivery
          </p>
          <ToggleButton label="Signature on delivery" pressed={signed} onChange={setSigned} />
        </div>
        <ToggleButton
          label="Place in the list"
          pressed={pinned}
          onChange={setPinned}
          on="Pinned"
          off="Pin it"
          onIcon="pin-off"
          offIcon="pin"
        />
        <ToggleButton label="Saturday delivery" pressed={false} onChange={() => {}} disabled />
      </div>
    </DemoSection>
  );
}
