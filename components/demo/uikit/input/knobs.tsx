'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Knob } from '@/components/kit/inputs/knob';

const degrees = (value: number) => `${value}°`;

export default function KnobSection() {
  const [store, setStore] = useState(10);
  return (
    <DemoSection title="Knob" description="From −50 to 50 in steps of 10.">
      <div className="flex flex-wrap gap-6">
        <Knob
          label="Temperature of the cold store"
          value={store}
          onChange={setStore}
          min={-50}
          max={50}
          step={10}
          format={degrees}
        />
        <Knob
          label="Temperature outside"
          value={-20}
          onChange={() => {}}
          min={-50}
          max={50}
          step={10}
          format={degrees}
          disabled
        />
      </div>
    </DemoSection>
  );
}
