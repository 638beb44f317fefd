'use client';

import { useEffect, useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button, type ButtonProps } from '@/components/ui/action/button';

const work = 1000;

/** Busy for a second after each press, simulating a server call. */
function BusyButton({ children, ...look }: Pick<ButtonProps, 'severity' | 'look' | 'icon' | 'children'>) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), work);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Button loading={busy} onClick={() => setBusy(true)} {...look}>
      {children}
    </Button>
  );
}

export default function LoadingSection() {
  return (
    <DemoSection title="Loading">
      <div className="flex flex-wrap gap-2">
        <BusyButton icon="search">Find parcel</BusyButton>
        <BusyButton severity="secondary" look="outlined" icon="refresh-cw">
          Ask the carrier
        </BusyButton>
        <Button severity="success" loading>
          Booking the truck
        </Button>
      </div>
    </DemoSection>
  );
}
