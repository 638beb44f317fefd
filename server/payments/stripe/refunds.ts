import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderRefused, type RefundSending } from '../provider';
import { toStripe } from './amounts';
import { asking, reading } from './asking';
import { paymentKey, refundFactOf, refundKey, refundSchema } from './wire';

/** The most of a list at once; a charge has fewer. */
const most = 100;

const listSchema = z.object({ data: z.array(refundSchema) });

/** Refunds at Stripe: https://docs.stripe.com/api/refunds. Ours bear our id, by which they are known for good. */
export const stripeRefunds = (stripe: Stripe): RefundSending => ({
  send: ({ paymentId, charge }, money, ours) =>
    asking(async () => {
      if (charge === undefined) throw new ProviderRefused('other', 'no charge');
      const { unit_amount: amount } = toStripe(money);
      const metadata = { [paymentKey]: paymentId, [refundKey]: ours };
      const made = await stripe.refunds.create(
        { payment_intent: charge, amount, metadata },
        { idempotencyKey: ours },
      );
      return refundFactOf(refundSchema.parse(made));
    }),
  read: ({ charge }) =>
    reading(async () => {
      if (charge === undefined) return [];
      const found = await stripe.refunds.list({ payment_intent: charge, limit: most });
      return listSchema.parse(found).data.map(refundFactOf);
    }),
});
