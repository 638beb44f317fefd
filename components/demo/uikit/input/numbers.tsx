'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { NumberField } from '@/components/ui/field/number-field';

export default function NumberSection() {
  const [boxes, setBoxes] = useState<number | null>(4);
  const [worth, setWorth] = useState<number | null>(1250);
  const [weight, setWeight] = useState<number | null>(null);
  return (
    <DemoSection title="Number">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field id="number-boxes" label="Boxes" hint="From 1 to 20.">
          {(control) => <NumberField {...control} value={boxes} onChange={setBoxes} min={1} max={20} />}
        </Field>
        <Field id="number-worth" label="Declared value">
          {(control) => (
            <NumberField
              {...control}
              value={worth}
              onChange={setWorth}
              min={0}
              step={50}
              format={{ style: 'currency', currency: 'USD' }}
            />
          )}
        </Field>
        <Field
          id="number-weight"
          label="Weight"
          error={weight === null ? 'Enter what the parcel weighs.' : undefined}
        >
          {(control) => (
            <NumberField
              {...control}
              value={weight}
              onChange={setWeight}
              min={0}
              step={0.5}
              format={{ style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 }}
            />
          )}
        </Field>
        <Field id="number-disabled" label="Shelves">
          {(control) => <NumberField {...control} value={12} onChange={() => {}} disabled />}
        </Field>
      </div>
    </DemoSection>
  );
}
