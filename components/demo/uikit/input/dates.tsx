'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { DateField } from '@/components/ui/field/date-field';

export default function DateSection() {
  const [pickUp, setPickUp] = useState<string | null>('2026-03-14');
  const [arrival, setArrival] = useState<string | null>(null);
  const [invoiced, setInvoiced] = useState<string | null>('2025-11-18');
  return (
    <DemoSection title="Date picker">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField id="date-pick-up" label="Pick-up" value={pickUp} onChange={setPickUp} />
        <DateField
          id="date-arrival"
          label="Expected arrival"
          value={arrival}
          onChange={setArrival}
          buttonBar
          hint="With a bar of buttons."
        />
        <DateField
          id="date-invoice"
          label="Invoiced in 2025"
          value={invoiced}
          onChange={setInvoiced}
          min="2025-01-01"
          max="2025-12-31"
        />
        <DateField id="date-disabled" label="Opened" value="2024-02-29" onChange={() => {}} disabled />
      </div>
    </DemoSection>
  );
}
