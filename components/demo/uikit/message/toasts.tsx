'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { toast } from '@/components/ui/feedback/toast';
import type { ToastMessage } from '@/components/ui/feedback/toast-store';

const life = 3000;

const messages: { label: string; message: ToastMessage }[] = [
  {
    label: 'Success',
    message: {
      severity: 'success',
      summary: 'Address saved',
      detail: 'New packages go to Elm Street.',
      life,
    },
  },
  {
    label: 'Info',
    message: { severity: 'info', summary: 'Scanned in', detail: 'Your package reached the warehouse.', life },
  },
  {
    label: 'Warn',
    message: { severity: 'warn', summary: 'Storage ends soon', detail: 'Two free days are left.', life },
  },
  {
    label: 'Error',
    message: {
      severity: 'error',
      summary: 'Card declined',
      detail: 'Nothing was paid. Try another card.',
      life,
    },
  },
  {
    label: 'Secondary',
    message: { severity: 'secondary', summary: 'Draft kept', detail: 'You can go on where you left.', life },
  },
  {
    label: 'Contrast',
    message: {
      severity: 'contrast',
      summary: 'Price list of January',
      detail: 'It holds from the first.',
      life,
    },
  },
  {
    label: 'Sticky',
    message: { summary: 'Customs have a question', detail: 'This message stays until you close it.' },
  },
];

export default function Toasts() {
  return (
    <DemoSection
      title="Toasts"
      description="They go after three seconds, but wait while the pointer or the focus is on them. F8 brings the focus to them."
      className="h-full"
    >
      <div className="flex flex-wrap gap-2">
        {messages.map(({ label, message }) => (
          <Button key={label} variant="secondary" onClick={() => toast(message)}>
            {label}
          </Button>
        ))}
      </div>
    </DemoSection>
  );
}
