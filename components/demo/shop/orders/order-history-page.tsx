'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useArea } from '../../area';
import { shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { OrderCard } from './order-card';

/** /ecommerce/order-history: earlier orders, latest first. */
export function OrderHistoryPage() {
  const { orders } = useArea(shopArea);
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader title="Your orders" here="order-history" />
      {orders.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon="receipt"
            title="No orders yet"
            action={<ButtonLink href="/ecommerce/product-list">See the products</ButtonLink>}
          />
        </Card>
      ) : (
        <ul aria-label="Orders" className="flex flex-col gap-6">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
