import { z } from 'zod';
import { addressSchema, dateSchema, instantSchema, moneySchema } from '../values/common';
import { listQuery, oneOf } from '../values/inputs';
import { openEnum, type Known } from '../values/open-enum';
import { lineReasonSchema } from './line-reason';
import { refundSchema } from './refund';

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
/** The statuses shown to customers: never drafts, open split by payment and due date; credited is all of it. */
export const invoiceDisplayStatuses = [
  'open',
  'partially_paid',
  'past_due',
  'paid',
  'uncollectible',
  'void',
  'credited',
] as const;
export type InvoiceDisplayStatus = (typeof invoiceDisplayStatuses)[number];
/** The filters of a list: a display status, where `paid` has those that are credited, or all with an amount due. */
export const invoiceFilters = [
  'unpaid',
  'open',
  'partially_paid',
  'past_due',
  'paid',
  'uncollectible',
  'void',
] as const satisfies readonly (InvoiceDisplayStatus | 'unpaid')[];
export type InvoiceFilter = (typeof invoiceFilters)[number];
export const lineKinds = [
  'shipping',
  'storage',
  'consolidation',
  'repack',
  'photos',
  'insurance',
  'duty',
  'tax',
  'handling',
  'adjustment',
  'discount',
] as const;

export const invoiceLineSchema = z.object({
  kind: openEnum(lineKinds),
  description: z.string(),
  packageId: z.string().optional(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: moneySchema,
  taxCategory: z.string(),
  /** Per cent. */
  taxRate: z.number().min(0).max(100),
  amount: moneySchema,
  /** The reason for the amount. */
  calc: lineReasonSchema.optional(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
export type StoredLine = Known<InvoiceLine>;

export const taxSchema = z.object({
  category: z.string(),
  rate: z.number(),
  base: moneySchema,
  amount: moneySchema,
});
export type InvoiceTax = z.infer<typeof taxSchema>;

export const creditLineSchema = invoiceLineSchema
  .pick({ kind: true, description: true, packageId: true, taxCategory: true, taxRate: true, amount: true })
  .extend({
    /** The invoice's line: 1 is its first. */
    line: z.int().positive(),
    /** In the line's unit, where a quantity was credited. */
    quantity: z.number().optional(),
  });
export type StoredCreditLine = Known<z.infer<typeof creditLineSchema>>;

/** What was charged too much on an invoice (decision 060). */
const creditNoteSchema = z.object({
  id: z.string(),
  number: z.string(),
  issueDate: dateSchema,
  reason: z.string(),
  lines: z.array(creditLineSchema),
  subtotal: moneySchema,
  taxes: z.array(taxSchema),
  total: moneySchema,
  /** What of the invoice's payments is the customer's credit since. */
  released: moneySchema.optional(),
});
export type CreditNote = z.infer<typeof creditNoteSchema>;

export const paymentStatuses = [
  'pending',
  'succeeded',
  'failed',
  'refunded',
  /** The customer did not pay, or not in time. */
  'cancelled',
  /** The bank, or the issuer of the card, has taken the money back. */
  'reversed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentSchema = z.object({
  id: z.string(),
  status: openEnum(paymentStatuses),
  method: z.string(),
  amount: moneySchema,
  reference: z.string(),
  receivedAt: instantSchema,
  /** What of the amount is on the invoice no more, by refunds and credit notes. */
  released: moneySchema.optional(),
  /** Of the whole payment, oldest first. */
  refunds: z.array(refundSchema).optional(),
  /** What of the whole payment its bank, or the issuer of its card, has taken back. */
  takenBack: moneySchema.optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const partySchema = addressSchema.extend({
  taxId: z.string().optional(),
  email: z.string().optional(),
});
export type Party = z.infer<typeof partySchema>;

export const invoiceSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  displayStatus: openEnum(invoiceDisplayStatuses),
  issueDate: dateSchema,
  dueDate: dateSchema,
  total: moneySchema,
  amountDue: moneySchema,
  /** The totals of its credit notes. */
  amountCredited: moneySchema.optional(),
  packageCount: z.int().nonnegative(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

export const invoiceSchema = invoiceSummarySchema.omit({ packageCount: true }).extend({
  currency: z.string(),
  seller: partySchema,
  buyer: partySchema,
  lines: z.array(invoiceLineSchema),
  subtotal: moneySchema,
  taxes: z.array(taxSchema),
  amountPaid: moneySchema,
  payments: z.array(paymentSchema),
  packages: z.array(z.object({ id: z.string(), reference: z.string(), description: z.string() })),
  notes: z.string().optional(),
  /** Oldest first. */
  creditNotes: z.array(creditNoteSchema).optional(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoiceQuerySchema = z.object({
  status: oneOf(invoiceFilters).optional(),
  ...listQuery,
});
export type InvoiceQuery = z.infer<typeof invoiceQuerySchema>;

export const invoicePageSchema = z.object({
  invoices: z.array(invoiceSummarySchema),
  total: z.int().nonnegative(),
  /** The balance over all open invoices, in the currency of most of them. */
  balance: moneySchema,
  /** The balances in other currencies. */
  otherBalances: z.array(moneySchema).optional(),
  /** The customer's credit by currency, where there is any. */
  credit: z.array(moneySchema).optional(),
  nextCursor: z.string().nullable(),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;
