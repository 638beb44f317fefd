'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { ProgressSteps } from '@/components/ui/display/progress-steps';

const steps = [
  { name: 'Address', text: 'Where should the parcel go? The address you used last is filled in.' },
  { name: 'Contents', text: 'Say what is inside and what it is worth. Customs asks for both.' },
  { name: 'Delivery', text: 'By air it takes four days, by sea three weeks at a third of the price.' },
  { name: 'Review', text: 'Check everything once more. Nothing is charged before the parcel leaves.' },
];

export default function StepsSection() {
  const [current, setCurrent] = useState(0);
  return (
    <DemoSection title="Steps">
      <ProgressSteps
        label="Sending a parcel"
        steps={steps.map(({ name }) => name)}
        current={current}
        onSelect={setCurrent}
      />
      <p aria-live="polite" className="mt-4 text-sm">
        {steps[current]?.text ?? 'The parcel is ready to go. We tell you when it leaves.'}
      </p>
      <div className="mt-4 flex justify-between gap-2">
        <Button variant="secondary" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
          Back
        </Button>
        <Button disabled={current === steps.length} onClick={() => setCurrent(current + 1)}>
          {current < steps.length - 1 ? 'Next' : 'Send'}
        </Button>
      </div>
    </DemoSection>
  );
}
