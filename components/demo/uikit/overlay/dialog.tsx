'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { toast } from '@/components/ui/feedback/toast';

const copySent = { summary: 'Copy sent', detail: 'It comes to the address of your account.', life: 6000 };

export default function DialogSection() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <DemoSection
      title="Dialog"
      description="Takes 30 % of the window's width, 75 % below 960 px. Escape and a press outside close it."
      className="h-full"
    >
      <Button variant="secondary" icon="external-link" onClick={() => setOpen(true)}>
        Show the storage terms
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Storage terms"
        className="w-[75vw] min-[960px]:w-[30vw]"
        footer={
          <>
            <Button variant="secondary" onClick={() => toast(copySent)}>
              Mail me a copy
            </Button>
            <Button onClick={close}>Understood</Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>
            A package rests on its shelf for fourteen days at no charge. From the fifteenth day on, each day
            costs sixty cents, or $1.20 above ten kilograms.
          </p>
          <p>
            Packages that wait for an answer of ours don&apos;t count: the days stand still until we have
            replied. After ninety days we write to you before anything happens to the contents.
          </p>
        </div>
      </Dialog>
    </DemoSection>
  );
}
