'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { Slider } from '@/components/ui/field/slider';

export default function SliderSection() {
  const [share, setShare] = useState(40);
  const [weights, setWeights] = useState<readonly [number, number]>([5, 20]);
  const type = (text: string) => {
    const typed = Number(text);
    if (Number.isFinite(typed)) setShare(Math.min(100, Math.max(0, Math.round(typed))));
  };
  return (
    <DemoSection title="Slider">
      <Field id="slider-text" label="Share of the space, per cent">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={share}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      <Slider label="Share of the space" value={share} onChange={setShare} />
      <p className="mt-4 text-sm font-medium">
        Parcels from {weights[0]} to {weights[1]} kg
      </p>
      <Slider
        label={['Lightest parcel', 'Heaviest parcel']}
        value={weights}
        onChange={setWeights}
        max={30}
        format={{ style: 'unit', unit: 'kilogram' }}
      />
      <Slider label="Shelf height, fixed" value={25} onChange={() => {}} disabled />
    </DemoSection>
  );
}
