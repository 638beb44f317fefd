'use client';

import { Button } from '@/components/ui/action/button';
import { Form } from '@/components/kit/form/form';
import { useForm } from '@/components/kit/form/use-form';
import { formatMoney } from '@/lib/format';
import { useArea } from '../../area';
import { lastFour } from '../card-number';
import { detailsSchema, type Order } from '../order';
import { cartTotals, orderFrom, set, shopArea } from '../shop-area';
import { AddressFields } from './address-fields';
import { CardFields } from './card-fields';
import { checkoutSchema, type CheckoutFields } from './checkout-schema';
import { ContactFields } from './contact-fields';
import { DeliveryFields } from './delivery-fields';

const noCard = { cardName: '', cardNumber: '', expiry: '', code: '' };

/** Contact, address, delivery and card. Input is stored in this tab, except the card. */
export function CheckoutForm({ onPlaced }: { onPlaced: (order: Order) => void }) {
  const shop = useArea(shopArea);
  const form = useForm<CheckoutFields, CheckoutFields>({
    schema: checkoutSchema,
    defaults: { ...shop.details, ...noCard, delivery: shop.delivery },
    onSubmit: (fields) => {
      const details = detailsSchema.parse(fields);
      onPlaced(orderFrom(shopArea.get(), details, lastFour(fields.cardNumber)));
      return Promise.resolve(undefined);
    },
  });
  const keep = () => shopArea.change(set({ details: detailsSchema.parse(form.latest()) }));
  const total = formatMoney({ amount: cartTotals(shop).total, currency: 'USD' });
  return (
    <Form form={form} onBlur={keep} aria-label="Checkout" className="flex min-w-0 flex-col gap-6">
      <ContactFields form={form} />
      <AddressFields form={form} />
      <DeliveryFields form={form} totals={cartTotals(shop)} />
      <CardFields form={form} />
      <Button
        type="submit"
        size="large"
        icon="lock"
        loading={form.submitting}
        className="self-start max-sm:w-full"
      >
        Place order, {total}
      </Button>
    </Form>
  );
}
