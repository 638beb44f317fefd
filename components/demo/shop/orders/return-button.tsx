'use client';

import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { toast } from '@/components/ui/feedback/toast';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import type { Order, OrderState } from '../order';
import { changeStatus, shopArea } from '../shop-area';

interface Way {
  next: OrderState;
  label: string;
  title: string;
  message: string;
  accept: string;
  done: string;
}

/** The possible actions on an order, by its status; each can be undone. */
const ways: Partial<Record<OrderState, Way>> = {
  placed: {
    next: 'cancelled',
    label: 'Cancel',
    title: 'Cancel this order?',
    message: 'It is not packed yet. Nothing is sent, and nothing is due.',
    accept: 'Cancel the order',
    done: 'is cancelled',
  },
  cancelled: {
    next: 'placed',
    label: 'Take up again',
    title: 'Take up this order again?',
    message: 'It is packed and sent as if it had never been cancelled.',
    accept: 'Take it up',
    done: 'is taken up again',
  },
  delivered: {
    next: 'return-asked',
    label: 'Return',
    title: 'Return this order?',
    message: 'Put all of it in its box. The amount is paid back when the box is at the warehouse.',
    accept: 'Return it',
    done: 'goes back',
  },
  'return-asked': {
    next: 'delivered',
    label: 'Keep after all',
    title: 'Keep this order?',
    message: 'The return is called off, and the things stay with you.',
    accept: 'Keep it',
    done: 'stays with you',
  },
};

/** Cancels, returns or restores an order, after a confirmation. */
export function ReturnButton({ order: { id, status } }: { order: Order }) {
  const way = ways[status];
  if (!way) return null;
  const change = async () => {
    const { title, message, accept } = way;
    if (!(await confirmDialog({ title, message, acceptLabel: accept, rejectLabel: 'Leave it' }))) return;
    shopArea.change(changeStatus(id, way.next));
    toast({ severity: 'success', summary: `Order ${id} ${way.done}`, life: 3000 });
  };
  return (
    <Button variant="ghost" size="small" icon="demo:undo-2" onClick={() => void change()}>
      {way.label}
      <VisuallyHidden>order {id}</VisuallyHidden>
    </Button>
  );
}
