'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { ConfirmPopup } from '@/components/kit/panels/confirm-popup';
import { toast } from '@/components/ui/feedback/toast';

export default function ConfirmPopupSection() {
  return (
    <DemoSection
      title="Confirm popup"
      description="Asks beside the button, for questions that need no dialog."
      className="h-full"
    >
      <div className="flex flex-wrap gap-2">
        <ConfirmPopup
          trigger={
            <Button variant="secondary" icon="check">
              Release the package
            </Button>
          }
          message="It goes on the next truck once it is released. Release it now?"
          acceptLabel="Release it"
          rejectLabel="Keep it"
          onAccept={() =>
            toast({
              severity: 'success',
              summary: 'Released',
              detail: 'It goes on the truck at four.',
              life: 3000,
            })
          }
          onReject={() =>
            toast({ severity: 'warn', summary: 'Kept', detail: 'It stays on its shelf.', life: 3000 })
          }
        />
        <ConfirmPopup
          trigger={
            <Button variant="danger" icon="trash">
              Discard
            </Button>
          }
          message="The contents are recycled and can't be brought back. Discard the package?"
          acceptLabel="Discard it"
          rejectLabel="Keep it"
          severity="error"
          onAccept={() =>
            toast({
              severity: 'success',
              summary: 'Discarded',
              detail: 'The shelf is free again.',
              life: 3000,
            })
          }
          onReject={() =>
            toast({ severity: 'info', summary: 'Kept', detail: 'Nothing was discarded.', life: 3000 })
          }
        />
      </div>
    </DemoSection>
  );
}
