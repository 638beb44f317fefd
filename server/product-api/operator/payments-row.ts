import { z } from 'zod';
import { toldPaymentStatuses } from '@/lib/domain/operator/operator-invoices';
import { amountSchema, currencySchema, referenceSchema, suiteSchema, text, timeSchema } from './fields';

const paidSchema = amountSchema.positive('must be more than 0');

/** An operator's payment; `reference` identifies it, `label` is shown to the customer. */
export const paymentRowSchema = z.strictObject({
  reference: referenceSchema,
  suiteNumber: suiteSchema,
  status: z.enum(toldPaymentStatuses).default('succeeded'),
  method: text(60),
  label: text(120).optional(),
  /** Minor units. */
  amount: paidSchema,
  /** By default the warehouse's. */
  currency: currencySchema.optional(),
  receivedAt: timeSchema,
  /** The invoices it pays; together at most its amount, and for each at most the amount due. */
  allocations: z
    .array(z.strictObject({ invoiceNumber: referenceSchema, amount: paidSchema }))
    .max(200, 'has more than 200 parts')
    .default([]),
});
export type PaymentRowInput = z.infer<typeof paymentRowSchema>;
/** A row whose currency is known. */
export type PaymentInCurrency = PaymentRowInput & { currency: string };
