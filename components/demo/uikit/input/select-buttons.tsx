'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Icon } from '@/components/ui/display/icon';
import { Segmented } from '@/components/ui/field/segmented';

const units = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const;

const days = [
  { value: 'mon', label: 'Mon' },
  { value: 'wed', label: 'Wed' },
  { value: 'fri', label: 'Fri' },
  { value: 'sat', label: 'Sat', disabled: true },
] as const;

const sides = [
  { value: 'start', label: 'Start', mark: <Icon name="demo:text-align-start" /> },
  { value: 'center', label: 'Centre', mark: <Icon name="demo:text-align-center" /> },
  { value: 'end', label: 'End', mark: <Icon name="demo:text-align-end" /> },
] as const;

export default function SelectButtonSection() {
  const [unit, setUnit] = useState<(typeof units)[number]['value']>('metric');
  const [open, setOpen] = useState<(typeof days)[number]['value'][]>(['mon', 'fri']);
  const [side, setSide] = useState<(typeof sides)[number]['value']>('start');
  return (
    <DemoSection title="Select button">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Segmented legend="Units" choices={units} value={unit} onChange={setUnit} />
        <Segmented multiple legend="Delivery days" choices={days} value={open} onChange={setOpen} />
        <Segmented legend="Text on the label" choices={sides} value={side} onChange={setSide} marksOnly />
      </div>
    </DemoSection>
  );
}
