import { z } from 'zod';
import { instantSchema, moneySchema } from '../values/common';
import { openEnum } from '../values/open-enum';

/** A refund that has failed came back, and is the customer's credit. */
export const refundStatuses = ['succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Money of a payment that went back. */
export const refundSchema = z.object({
  id: z.string(),
  status: openEnum(refundStatuses),
  amount: moneySchema,
  reason: z.string().optional(),
  refundedAt: instantSchema,
  failedAt: instantSchema.optional(),
});
export type Refund = z.infer<typeof refundSchema>;
