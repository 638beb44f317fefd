'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { RadioGroup } from '@/components/ui/field/radio-group';

const speeds = [
  { value: 'sea', label: 'Sea, about four weeks' },
  { value: 'air', label: 'Air, about four days' },
  { value: 'courier', label: 'Courier, overnight', disabled: true },
] as const;

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

export default function RadioSection() {
  const [speed, setSpeed] = useState<(typeof speeds)[number]['value']>('air');
  const [size, setSize] = useState<(typeof sizes)[number]['value'] | ''>('');
  return (
    <DemoSection title="Radio buttons">
      <div className="flex flex-col gap-5">
        <RadioGroup legend="How it travels" choices={speeds} value={speed} onChange={setSpeed} />
        <RadioGroup
          legend="Size of the box"
          choices={sizes}
          value={size}
          onChange={setSize}
          error={size === '' ? 'Choose a size.' : undefined}
          inline
        />
      </div>
    </DemoSection>
  );
}
