'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useArea } from '../../area';
import { ComingCard } from '../coming-card';
import { summaryOf, type Order } from '../order';
import { place, shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { CheckoutForm } from './checkout-form';
import { CheckoutSummary } from './checkout-summary';

/** /ecommerce/checkout-form: contact, address, delivery and payment. */
export function CheckoutFormPage() {
  const shop = useArea(shopArea);
  const [placed, setPlaced] = useState(false);
  const router = useRouter();

  const onPlaced = (order: Order) => {
    setPlaced(true);
    shopArea.change(place(order));
    router.push(summaryOf(order.id));
  };
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader title="Checkout" description="Nothing is charged: demo pages have no server." />
      {placed ? (
        <ComingCard label="Placing the order" />
      ) : shop.cart.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon="demo:shopping-cart"
            title="There is nothing to pay for"
            action={<ButtonLink href="/ecommerce/product-list">See the products</ButtonLink>}
          >
            Your cart is empty. Put something into it first.
          </EmptyState>
        </Card>
      ) : (
        <div className="@container">
          <div className="@3xl:grid-cols-[minmax(0,1fr)_20rem] grid items-start gap-6">
            <CheckoutForm onPlaced={onPlaced} />
            <CheckoutSummary shop={shop} />
          </div>
        </div>
      )}
    </div>
  );
}
