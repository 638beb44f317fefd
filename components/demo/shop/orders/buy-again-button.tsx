'use client';

import { Button } from '@/components/ui/action/button';
import { toast } from '@/components/ui/feedback/toast';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import type { Order } from '../order';
import { buyAgain, shopArea } from '../shop-area';

/** Adds the same items to the cart, as far as stock allows. */
export function BuyAgainButton({ order }: { order: Order }) {
  const again = () => {
    const { shop, missing } = buyAgain(shopArea.get(), order);
    const some = missing.length < order.lines.length;
    if (some) shopArea.change(() => shop);
    toast({
      severity: missing.length > 0 ? 'warn' : 'success',
      summary: some ? `Order ${order.id} is in your cart again` : 'Nothing was put in your cart',
      ...(missing.length > 0 && { detail: `No more to be had: ${missing.join(', ')}.` }),
      life: missing.length > 0 ? 8000 : 3000,
    });
  };
  return (
    <Button variant="secondary" size="small" icon="demo:shopping-cart" onClick={again}>
      Buy again<VisuallyHidden>order {order.id}</VisuallyHidden>
    </Button>
  );
}
