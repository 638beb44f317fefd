'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { formatDateInput } from '@/lib/format';
import { DeliveryForm, type Delivery } from './delivery-form';

export default function InDialogSection() {
  const [delivery, setDelivery] = useState<Delivery>({ state: 'FL', day: '2026-03-14', services: [] });
  const change = async () => {
    const changed = await openDialog<Delivery>({
      title: 'Change the delivery',
      content: (close) => <DeliveryForm delivery={delivery} onDone={close} />,
    });
    if (changed) setDelivery(changed);
  };
  const { state, day, services } = delivery;
  return (
    <DemoSection title="In a dialog">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm">
          To {state}
          {day && ` on ${formatDateInput(day)}`}
          {services.length > 0 && `, ${services.join(' and ')}`}
        </p>
        <Button variant="secondary" icon="pencil" onClick={() => void change()}>
          Change
        </Button>
      </div>
    </DemoSection>
  );
}
