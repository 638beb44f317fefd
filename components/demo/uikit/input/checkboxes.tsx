'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Checkbox } from '@/components/ui/field/checkbox';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';

const services = [
  { value: 'photo', label: 'Photograph the contents' },
  { value: 'repack', label: 'Repack into a smaller box' },
  { value: 'hold', label: 'Hold for 30 days' },
] as const;

export default function CheckboxSection() {
  const [chosen, setChosen] = useState<(typeof services)[number]['value'][]>(['photo']);
  return (
    <DemoSection title="Checkboxes">
      <div className="flex flex-col gap-5">
        <CheckboxGroup legend="On arrival" choices={services} value={chosen} onChange={setChosen} />
        <div className="flex flex-col gap-3">
          <Checkbox
            id="checkbox-terms"
            label="I have read the terms"
            error="Please read and accept the terms."
          />
          <Checkbox id="checkbox-disabled" label="Signed for" defaultChecked disabled />
        </div>
      </div>
    </DemoSection>
  );
}
