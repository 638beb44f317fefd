import { z } from 'zod';
import { refundSenders } from '@/lib/domain/billing/refund';
import { amountSchema, referenceSchema, suiteSchema, text, timeSchema } from './fields';

const sentSchema = amountSchema.positive('must be more than 0');

/**
 * An operator's refund of a payment; `reference` identifies it. Once made, it can only fail. How one that the provider
 * sends stands, and since when, is the provider's to tell: its row has neither `status` nor `refundedAt`.
 */
export const refundRowSchema = z.strictObject({
  reference: referenceSchema,
  suiteNumber: suiteSchema,
  paymentReference: referenceSchema,
  /** Whether the operator has sent it, or the provider that collected the payment is to. */
  sentBy: z.enum(refundSenders).default('operator'),
  status: z.enum(['succeeded', 'failed']).optional(),
  /** Minor units of the payment's currency. */
  amount: sentSchema,
  reason: text(500).optional(),
  refundedAt: timeSchema.optional(),
  /** What it takes off invoices, which are due again; the rest is what of the payment is on no invoice. */
  allocations: z
    .array(z.strictObject({ invoiceNumber: referenceSchema, amount: sentSchema }))
    .max(200, 'has more than 200 parts')
    .default([]),
});
export type RefundRowInput = z.infer<typeof refundRowSchema>;
