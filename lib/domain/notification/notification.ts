import { z } from 'zod';
import { invoiceSummarySchema } from '../billing/invoice';
import { packageSummarySchema } from '../package/package';
import { instantSchema, moneySchema } from '../values/common';

/** A notification of a customer: what happened, and what it is about as it is now. */
export const notificationSchema = z.object({
  id: z.string(),
  /** A kind of the catalogue of domain events, or one that the portal does not know yet. */
  kind: z.string(),
  at: instantSchema,
  readAt: instantSchema.optional(),
  /** In the shape of its kind. */
  data: z.record(z.string(), z.unknown()),
  package: packageSummarySchema
    .pick({
      id: true,
      reference: true,
      description: true,
      nickname: true,
      status: true,
      group: true,
      nextAction: true,
    })
    .optional(),
  invoice: invoiceSummarySchema
    .pick({ id: true, number: true, total: true, amountDue: true, dueDate: true })
    .optional(),
  payment: z.object({ id: z.string(), amount: moneySchema }).optional(),
});
export type Notification = z.infer<typeof notificationSchema>;
