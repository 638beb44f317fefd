import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { ProgressSteps } from '@/components/ui/display/progress-steps';
import { Tag } from '@/components/ui/display/tag';
import { statusLooks, type Order, type OrderState } from '../order';
import { deliveries } from '../totals';

const steps = ['Ordered', 'Being packed', 'On the way', 'Delivered'];

const words: Record<OrderState, string> = {
  placed: 'We are packing your things. They leave the warehouse tonight.',
  'on-the-way': 'Your parcel has left the warehouse and is on its way to you.',
  delivered: 'Your parcel was handed over.',
  'return-asked': 'We are waiting for the box. The amount is paid back when it arrives.',
  returned: 'The box came back, and the amount was paid back.',
  cancelled: 'This order was cancelled before it was packed.',
};

const reached: Record<OrderState, number> = {
  placed: 1,
  'on-the-way': 2,
  delivered: 4,
  'return-asked': 4,
  returned: 4,
  cancelled: 1,
};

/** The progress of an order. */
export function OrderProgress({ order: { status, delivery } }: { order: Order }) {
  const { words: word, ...look } = statusLooks[status];
  const { label, when } = deliveries[delivery];
  return (
    <Card aria-labelledby="order-progress">
      <CardHeader
        id="order-progress"
        title="Delivery"
        description={words[status]}
        action={<Tag {...look}>{word}</Tag>}
      />
      <ProgressSteps
        label="Progress of the delivery"
        steps={steps}
        current={reached[status]}
        stopped={status === 'cancelled'}
      />
      {(status === 'placed' || status === 'on-the-way') && (
        <p className="mt-4 text-sm text-muted">
          {label}: {when.toLowerCase()}.
        </p>
      )}
    </Card>
  );
}
