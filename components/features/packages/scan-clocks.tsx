'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';

/** Scans in the customer's time zone, with a switch to local times; headings stay the customer's days. */
export function ScanClocks({ children }: { children: ReactNode }) {
  const [local, setLocal] = useState(false);
  return (
    <div className="group/clocks" data-local={local || undefined}>
      <div className="-mt-2 mb-2 flex justify-end">
        <Button
          variant="ghost"
          size="small"
          icon="clock"
          aria-pressed={local}
          onClick={() => setLocal(!local)}
        >
          {text('package.timeline.localTimes')}
        </Button>
      </div>
      {children}
    </div>
  );
}
