import { z } from 'zod';
import { accountSchema } from '../account/account';
import { eventKinds } from '../event/catalogue';
import {
  creditLineSchema,
  invoiceLineSchema,
  invoiceStatuses,
  partySchema,
  paymentSchema,
} from '../billing/invoice';
import { paymentIssueSchema } from '../billing/payment-issue';
import { refundSchema, refundSenders } from '../billing/refund';
import { chosenSchema } from '../notification/choices';
import { messageChannels, messageStatuses, tryOutcomes } from '../notification/message';
import { packageSchema, packageSummarySchema, shipmentLegSchema } from '../package/package';
import { packageStatuses } from '../package/package-statuses';
import { trackingEventSchema } from '../package/tracking';
import { serviceSchema, shipmentSchema } from '../shipment/shipment';
import { instantSchema } from '../values/common';

/*
 * What operators read. A field that a row of theirs can have (server/product-api/operator) has the row's name and form
 * here, so that a system reads back what it wrote.
 */

const kept = { createdAt: instantSchema, updatedAt: instantSchema };

export const operatorPackageSchema = packageSchema
  .omit({
    warehouseId: true,
    warehouseName: true,
    warehouseTimeZone: true,
    invoices: true,
    cancellable: true,
    shippable: true,
    shipment: true,
    events: true,
  })
  .extend({
    /** Whether an operator has named it by a reference; if not, its customer or a carrier has announced it. */
    claimed: z.boolean(),
    lastEvent: packageSummarySchema.shape.lastEvent,
    /** Whether its customer wishes packages to be repacked before they are shipped. */
    repack: z.boolean(),
    /** Newest first; only of a package that was asked for by its reference. */
    events: z.array(trackingEventSchema).optional(),
    ...kept,
  });
export type OperatorPackage = z.infer<typeof operatorPackageSchema>;

export const operatorCustomerSchema = accountSchema
  .omit({ warehouse: true, warehouseAddress: true, capabilities: true, unreadNotifications: true })
  .extend({
    /** Without name and e-mail address where the account is `erased`. */
    name: accountSchema.shape.name.optional(),
    email: accountSchema.shape.email.optional(),
    /** Whether a sign-in has proved the address. */
    emailVerified: z.boolean(),
    phoneVerified: z.boolean(),
    notificationChoices: chosenSchema,
    ...kept,
  });
export type OperatorCustomer = z.infer<typeof operatorCustomerSchema>;

/** Minor units of the invoice's or payment's currency. */
const amountSchema = z.int();

/** Lines of an invoice or a shipment, in the form of a row's. */
const linesSchema = z.array(
  invoiceLineSchema.omit({ packageId: true, unitPrice: true, amount: true }).extend({
    packageReference: z.string().optional(),
    unitPrice: amountSchema,
    amount: amountSchema,
  }),
);
const taxesSchema = z.array(
  z.object({ category: z.string(), rate: z.number(), base: amountSchema, amount: amountSchema }),
);

export const operatorInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  suiteNumber: z.string(),
  status: z.enum(invoiceStatuses),
  currency: z.string(),
  issueDate: z.iso.date(),
  dueDate: z.iso.date(),
  seller: partySchema,
  buyer: partySchema,
  lines: linesSchema,
  taxes: taxesSchema,
  subtotal: amountSchema,
  total: amountSchema,
  amountPaid: amountSchema,
  /** The totals of its credit notes. */
  amountCredited: amountSchema,
  amountDue: amountSchema,
  notes: z.string().optional(),
  ...kept,
  version: z.int(),
});
export type OperatorInvoice = z.infer<typeof operatorInvoiceSchema>;

const operatorChargesSchema = z.object({
  currency: z.string(),
  lines: linesSchema,
  subtotal: amountSchema,
  taxes: taxesSchema,
  total: amountSchema,
});
export type OperatorCharges = z.infer<typeof operatorChargesSchema>;

export const operatorShipmentSchema = shipmentSchema
  .pick({
    id: true,
    status: true,
    statusChangedAt: true,
    address: true,
    service: true,
    options: true,
    onHold: true,
    note: true,
    packed: true,
    history: true,
    version: true,
  })
  .extend({
    suiteNumber: z.string(),
    packages: z.array(z.object({ reference: z.string(), status: z.enum(packageStatuses) })),
    quote: operatorChargesSchema
      .extend({ validUntil: instantSchema, service: serviceSchema.optional() })
      .optional(),
    estimate: operatorChargesSchema.optional(),
    final: operatorChargesSchema.optional(),
    /** Whether the final charges wait for the customer to confirm them. */
    unconfirmed: z.boolean(),
    tracking: z.array(shipmentLegSchema.extend({ packageReferences: z.array(z.string()) })),
    invoiceNumber: z.string().optional(),
    /** Of the invoice. */
    amountDue: amountSchema.optional(),
    ...kept,
  });
export type OperatorShipment = z.infer<typeof operatorShipmentSchema>;

const partsSchema = z.array(z.object({ invoiceNumber: z.string(), amount: amountSchema }));

export const operatorPaymentSchema = paymentSchema
  .omit({ released: true, refunds: true, takenBack: true })
  .extend({
    /** The operator's. */
    reference: z.string(),
    suiteNumber: z.string(),
    /** What the customer reads. */
    label: z.string(),
    amount: amountSchema,
    currency: z.string(),
    /** What of it is on invoices now. */
    allocations: partsSchema,
    /** What its refunds have sent back or set aside, without those that failed. */
    amountRefunded: amountSchema,
    /** What its bank, or the issuer of its card, has taken back. */
    amountTakenBack: amountSchema,
  });
export type OperatorPayment = z.infer<typeof operatorPaymentSchema>;

export const operatorCreditNoteSchema = z.object({
  id: z.string(),
  /** The operator's. */
  reference: z.string(),
  number: z.string(),
  suiteNumber: z.string(),
  invoiceNumber: z.string(),
  reason: z.string(),
  issueDate: z.iso.date(),
  currency: z.string(),
  lines: z.array(
    creditLineSchema.omit({ packageId: true, amount: true }).extend({
      packageReference: z.string().optional(),
      amount: amountSchema,
    }),
  ),
  subtotal: amountSchema,
  taxes: taxesSchema,
  total: amountSchema,
  /** What it took off payments of the invoice: the customer's credit since. */
  released: z.array(z.object({ paymentReference: z.string().optional(), amount: amountSchema })),
  createdAt: instantSchema,
});
export type OperatorCreditNote = z.infer<typeof operatorCreditNoteSchema>;

export const operatorRefundSchema = refundSchema.extend({
  /** The operator's. */
  reference: z.string(),
  suiteNumber: z.string(),
  paymentReference: z.string(),
  amount: amountSchema,
  currency: z.string(),
  sentBy: z.enum(refundSenders),
  /** The provider's own name of it. */
  providerReference: z.string().optional(),
  /** The provider's code of why it failed. */
  failureReason: z.string().optional(),
  /** What it took off invoices; the rest was credit. */
  allocations: partsSchema,
});
export type OperatorRefund = z.infer<typeof operatorRefundSchema>;

/** The cursor of the next page; null on the last one. */
const nextCursor = z.string().nullable();

export const operatorPackagePageSchema = z.object({ packages: z.array(operatorPackageSchema), nextCursor });
export type OperatorPackagePage = z.infer<typeof operatorPackagePageSchema>;

export const operatorShipmentPageSchema = z.object({
  shipments: z.array(operatorShipmentSchema),
  nextCursor,
});
export type OperatorShipmentPage = z.infer<typeof operatorShipmentPageSchema>;

export const operatorCustomerPageSchema = z.object({
  customers: z.array(operatorCustomerSchema),
  nextCursor,
});
export type OperatorCustomerPage = z.infer<typeof operatorCustomerPageSchema>;

export const operatorInvoicePageSchema = z.object({ invoices: z.array(operatorInvoiceSchema), nextCursor });
export type OperatorInvoicePage = z.infer<typeof operatorInvoicePageSchema>;

export const operatorPaymentPageSchema = z.object({ payments: z.array(operatorPaymentSchema), nextCursor });
export type OperatorPaymentPage = z.infer<typeof operatorPaymentPageSchema>;

export const operatorCreditNotePageSchema = z.object({
  creditNotes: z.array(operatorCreditNoteSchema),
  nextCursor,
});
export type OperatorCreditNotePage = z.infer<typeof operatorCreditNotePageSchema>;

export const operatorRefundPageSchema = z.object({ refunds: z.array(operatorRefundSchema), nextCursor });
export type OperatorRefundPage = z.infer<typeof operatorRefundPageSchema>;

/** An e-mail or a text message to a customer, with each try to send it. */
export const operatorMessageSchema = z.object({
  id: z.string(),
  suiteNumber: z.string(),
  channel: z.enum(messageChannels),
  status: z.enum(messageStatuses),
  /** Why it came back, was given up or cancelled, or why its last try failed. */
  reason: z.string().optional(),
  /** The address of the last try. */
  recipient: z.string().optional(),
  /** For 30 days. */
  subject: z.string().optional(),
  /** When it is sent at the earliest. */
  dueAt: instantSchema,
  /** Oldest first; `sending` is under way, or its process has ended. */
  tries: z.array(
    z.object({
      number: z.int(),
      outcome: z.enum(tryOutcomes),
      reason: z.string().optional(),
      begunAt: instantSchema,
      endedAt: instantSchema.optional(),
    }),
  ),
  ...kept,
});
export type OperatorMessage = z.infer<typeof operatorMessageSchema>;

/** A payment provider's message that needs the operator's attention. */
const operatorPaymentIssueSchema = paymentIssueSchema.extend({
  /** The provider's message. */
  id: z.string(),
  provider: z.string(),
  /** As the message names it; without a suite where there is no such payment. */
  paymentId: z.string(),
  suiteNumber: z.string().optional(),
  seenAt: instantSchema,
});
export const operatorPaymentIssuePageSchema = z.object({
  issues: z.array(operatorPaymentIssueSchema),
  nextCursor,
});
export type OperatorPaymentIssuePage = z.infer<typeof operatorPaymentIssuePageSchema>;

export const operatorMessagePageSchema = z.object({ messages: z.array(operatorMessageSchema), nextCursor });
export type OperatorMessagePage = z.infer<typeof operatorMessagePageSchema>;

/** Something that happened, with the one it happened to as it is when it is read; without, if that is gone. */
export const operatorChangeSchema = z.object({
  /** The same whenever it is read, so that whoever reads it twice can tell. */
  id: z.string(),
  kind: z.enum(eventKinds),
  version: z.int(),
  at: instantSchema,
  /** In the shape of its kind and version. */
  data: z.record(z.string(), z.unknown()),
  package: operatorPackageSchema.optional(),
  shipment: operatorShipmentSchema.optional(),
  customer: operatorCustomerSchema.optional(),
  invoice: operatorInvoiceSchema.optional(),
  payment: operatorPaymentSchema.optional(),
});
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

export const operatorChangePageSchema = z.object({
  changes: z.array(operatorChangeSchema),
  /** Where to go on: there is always one, for what happens next. */
  nextCursor: z.string(),
  /** Whether there is more to read now. */
  hasMore: z.boolean(),
});
