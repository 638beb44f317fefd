import { z } from 'zod';
import { moneySchema } from '../values/common';

/** Why a provider's message needs the operator's attention. */
export const paymentIssueReasons = [
  /** There is no such payment; nothing is booked. */
  'unknown_payment',
  /** It names a payment that is another one at the provider; nothing is booked. */
  'other_reference',
  /** Another amount or currency than was asked for; of a hosted payment nothing is booked. */
  'other_amount',
  /** Money came for a payment that had ended; it is booked. */
  'paid_after_end',
  /** Money came that had been recorded before, or once more; see the provider's books. */
  'already_recorded',
  /** More was taken back or refunded than is left of the payment; that much less is booked. */
  'more_than_left',
  /** An invoice had less due than was paid; the rest is the customer's credit. */
  'nothing_due',
] as const;

export const paymentIssueSchema = z.object({
  reason: z.enum(paymentIssueReasons),
  /** What the message says. */
  told: moneySchema.optional(),
  expected: moneySchema.optional(),
});
export type PaymentIssue = z.infer<typeof paymentIssueSchema>;
