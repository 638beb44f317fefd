import { z } from 'zod';
import { instantSchema, moneySchema } from '../values/common';
import { openEnum } from '../values/open-enum';

/**
 * A refund that is pending is under way, its money set aside. One that has failed came back, or was never sent: its money
 * is the customer's credit.
 */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Who sends the money of a refund: the warehouse, which records it then, or the provider that collected the payment. */
export const refundSenders = ['operator', 'provider'] as const;

/** Money of a payment that goes back, or went. */
export const refundSchema = z.object({
  id: z.string(),
  status: openEnum(refundStatuses),
  amount: moneySchema,
  reason: z.string().optional(),
  /** When it was sent; of one by a provider, when it was asked for. */
  refundedAt: instantSchema,
  failedAt: instantSchema.optional(),
});
export type Refund = z.infer<typeof refundSchema>;
