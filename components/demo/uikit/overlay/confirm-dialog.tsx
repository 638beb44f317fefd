'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { toast } from '@/components/ui/feedback/toast';

async function cancelPickUp() {
  const sure = await confirmDialog({
    title: 'Cancel the pick-up?',
    message: 'The courier is on the way already. Cancelling now costs $5.',
    severity: 'error',
  });
  if (sure) toast({ summary: 'Pick-up cancelled', detail: 'The courier knows.', life: 3000 });
  else toast({ severity: 'secondary', summary: 'The pick-up stays', life: 3000 });
}

export default function ConfirmDialogSection() {
  return (
    <DemoSection
      title="Confirm dialog"
      description="Yes or No, before anything else. Dismissed, it counts as No."
      className="h-full"
    >
      <Button variant="danger" icon="x" onClick={() => void cancelPickUp()}>
        Cancel the pick-up
      </Button>
    </DemoSection>
  );
}
