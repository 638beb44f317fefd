'use client';

import { Card } from '@/components/ui/display/card';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { formatMoney } from '@/lib/format';
import { set, shopArea } from '../shop-area';
import { deliveries, deliverySchema, freeFrom, type Delivery, type Totals } from '../totals';
import type { CheckoutPartProps } from './text-field';

interface DeliveryFieldsProps extends CheckoutPartProps {
  totals: Totals;
}

/** The delivery speed; updates the total at once. */
export function DeliveryFields({ form, totals }: DeliveryFieldsProps) {
  const goods = totals.subtotal - totals.discount;
  const priceOf = (way: Delivery) => {
    const { price } = deliveries[way];
    const free = price === 0 || (way === 'standard' && goods >= freeFrom);
    return free ? 'free' : formatMoney({ amount: price, currency: 'USD' });
  };
  return (
    <Card
      aria-label="Delivery"
      className="[&_legend]:mb-4 [&_legend]:text-base [&_legend]:font-semibold [&_legend]:text-strong"
    >
      <RadioGroup
        legend="Delivery"
        choices={deliverySchema.options.map((way) => ({
          value: way,
          label: `${deliveries[way].label}, ${priceOf(way)}. ${deliveries[way].when}.`,
        }))}
        value={form.values.delivery}
        onChange={(delivery) => {
          form.set('delivery', delivery);
          shopArea.change(set({ delivery }));
        }}
      />
    </Card>
  );
}
