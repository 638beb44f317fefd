'use client';

import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { toast } from '@/components/ui/feedback/toast';
import type { ShopProduct } from '../product';
import { publish, shopArea } from '../shop-area';

/** Only its author sees a draft, until it is published. */
export function DraftNote({ product: { id, name } }: { product: ShopProduct }) {
  const publishNow = () => {
    shopArea.change(publish(id));
    toast({ severity: 'success', summary: `On the shelf: ${name}`, life: 3000 });
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return (
    <Alert
      title="This is a draft"
      action={
        <Button size="small" onClick={publishNow}>
          Publish
        </Button>
      }
    >
      Nobody can buy it before it is published.
    </Alert>
  );
}
