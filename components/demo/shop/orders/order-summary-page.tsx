'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { formatDate } from '@/lib/format';
import { useArea, useRestored } from '../../area';
import { ComingCard } from '../coming-card';
import { findOrder, type OrderState } from '../order';
import { shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { OrderDocument } from './order-document';
import { OrderProgress } from './order-progress';

/** /ecommerce/order-summary: one order, by its number; by default the latest. */
export function OrderSummaryPage({ id }: { id?: string | undefined }) {
  const order = findOrder(useArea(shopArea).orders, id);
  const restored = useRestored(shopArea);
  if (!order) return restored ? <UnknownOrder /> : <ComingCard label="Loading the order" />;
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader
        title={gone.has(order.status) ? 'Your order' : `Thank you, ${order.details.name.split(' ')[0]}`}
        description={`Order ${order.id} of ${formatDate(order.placedAt)}`}
      />
      <OrderProgress order={order} />
      <OrderDocument order={order} />
    </div>
  );
}

/** These orders get no thank-you message. */
const gone: ReadonlySet<OrderState> = new Set(['returned', 'cancelled']);

function UnknownOrder() {
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader title="Order not found" />
      <Card padding="none">
        <EmptyState
          icon="demo:package-x"
          title="There is no order with this number"
          action={<ButtonLink href="/ecommerce/order-history">See your orders</ButtonLink>}
        >
          Orders are kept for this tab only. Please check the number.
        </EmptyState>
      </Card>
    </div>
  );
}
