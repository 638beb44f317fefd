'use client';

import { useState, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action/action-button';

/** Scans on the customer's clock, with a switch to the clocks of their places; headings stay the customer's days. */
export function ScanClocks({ children }: { children: ReactNode }) {
  const [local, setLocal] = useState(false);
  return (
    <div className="group/clocks" data-local={local || undefined}>
      <div className="-mt-2 mb-2 flex justify-end">
        <ActionButton
          variant="ghost"
          size="small"
          icon="clock"
          aria-pressed={local}
          onClick={() => setLocal(!local)}
        >
          Local times
        </ActionButton>
      </div>
      {children}
    </div>
  );
}
