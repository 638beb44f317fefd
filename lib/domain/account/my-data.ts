import { z } from 'zod';
import { accountSchema } from './account';
import { instantSchema } from '../values/common';
import { invoiceSchema, paymentSchema } from '../billing/invoice';
import { chosenSchema } from '../notification/choices';
import { notificationSchema } from '../notification/notification';
import { packageSchema } from '../package/package';
import { quoteSchema } from '../rates/quote';
import { shipmentSchema } from '../shipment/shipment';

/** A payment with what of it is on invoices. */
export const ownPaymentSchema = paymentSchema.omit({ released: true }).extend({
  allocations: z.array(z.object({ invoiceId: z.string(), amount: z.int() })),
});
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

/** Everything that the warehouse stores about a customer, for download; without drafts. */
export const myDataSchema = z.object({
  exportedAt: instantSchema,
  account: accountSchema,
  packages: z.array(packageSchema),
  /** Of an API that can do `shipments`. */
  shipments: z.array(shipmentSchema).optional(),
  /** The prices that they were shown and that are still kept; of such an API, too. */
  quotes: z.array(quoteSchema).optional(),
  invoices: z.array(invoiceSchema),
  payments: z.array(ownPaymentSchema),
  /** Of an API that can do `notifications.choices`. */
  notificationChoices: chosenSchema.optional(),
  /** Of an API that can do `notifications`. */
  notifications: z.array(notificationSchema).optional(),
});
