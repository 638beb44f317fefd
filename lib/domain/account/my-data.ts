import { z } from 'zod';
import { accountSchema } from './account';
import { instantSchema } from '../values/common';
import { invoiceSchema, paymentSchema } from '../billing/invoice';
import { packageSchema } from '../package/package';

/** A payment with the invoices that its money went to. */
export const ownPaymentSchema = paymentSchema.extend({
  allocations: z.array(z.object({ invoiceId: z.string(), amount: z.int() })),
});
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

/** All that the warehouse keeps about a customer, as "Take my data" gives it away; drafts are not among it. */
export const myDataSchema = z.object({
  exportedAt: instantSchema,
  account: accountSchema,
  packages: z.array(packageSchema),
  invoices: z.array(invoiceSchema),
  payments: z.array(ownPaymentSchema),
});
