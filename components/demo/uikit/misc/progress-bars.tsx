'use client';

import { useEffect, useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';

const beat = 800;
const step = 8;

export default function ProgressBars() {
  const [packed, setPacked] = useState(0);
  const done = packed >= 100;

  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setPacked((value) => Math.min(100, value + step)), beat);
    return () => clearTimeout(timer);
  }, [packed, done]);

  return (
    <DemoSection title="Progress bar" className="h-full">
      <div className="flex flex-col gap-5 text-sm">
        <div>
          <p className="mb-1">{done ? 'The truck is packed' : 'The truck is being packed'}</p>
          <ProgressBar label="Packing the truck" value={packed} showValue />
        </div>
        <div>
          <p className="mb-1">Free storage used</p>
          <ProgressBar label="Free storage used" value={50} showValue />
        </div>
        <div>
          <p className="mb-2">Waiting for the carrier</p>
          <ProgressBar label="Waiting for the carrier" />
        </div>
        <Button
          variant="secondary"
          icon="rotate-ccw"
          disabled={!done}
          onClick={() => setPacked(0)}
          className="self-start"
        >
          Pack the next truck
        </Button>
      </div>
    </DemoSection>
  );
}
