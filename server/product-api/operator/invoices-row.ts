import { z } from 'zod';
import { invoiceStatuses, lineKinds } from '@/lib/domain/billing/invoice';
import { codedReasonSchema } from '@/lib/domain/billing/line-reason';
import { amountSchema, currencySchema, daySchema, referenceSchema, suiteSchema, text } from './fields';

const partyRowSchema = z.strictObject({
  name: text(120),
  company: text(120).optional(),
  line1: text(120),
  line2: text(120).optional(),
  locality: text(120),
  administrativeArea: text(120).optional(),
  postalCode: text(20).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as US'),
  phone: text(20).optional(),
  taxId: text(40).optional(),
  email: text(254).optional(),
});

/** Bounds within which line × rate stays an exact integer (lib/domain/billing/invoice-math). */
const largestPrice = 10_000_000;
const largestQuantity = 100_000;

const freeReasonRowSchema = z.strictObject({
  basis: text(200),
  inputs: z
    .record(text(60), z.union([text(120), z.number()]))
    .refine((inputs) => Object.keys(inputs).length <= 20, 'has more than 20 inputs'),
});

/** To a thousandth. */
export const quantitySchema = z
  .number()
  .positive('must be more than 0')
  .max(largestQuantity, 'is too large')
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'has more than 3 decimals');

export const lineRowSchema = z.strictObject({
  kind: z.enum(lineKinds),
  description: text(200),
  packageReference: referenceSchema.optional(),
  quantity: quantitySchema,
  unit: text(40),
  /** Minor units; less than 0 for a discount. */
  unitPrice: z
    .int('must be whole minor units')
    .min(-largestPrice, 'is too small')
    .max(largestPrice, 'is too large'),
  /** Absent with its rate: the warehouse's. */
  taxCategory: text(40).optional(),
  /** Per cent. */
  taxRate: z.number().min(0, 'must not be negative').max(100, 'is more than 100').optional(),
  /** Minor units; if given it must equal quantity × unitPrice. */
  amount: amountSchema.optional(),
  /** The reason for the amount: one of the portal's codes, else free text. */
  calc: z.union([freeReasonRowSchema, ...codedReasonSchema.options]).optional(),
});

/**
 * An operator's invoice; `number` identifies it. Amounts are calculated here; a given total must be the same. Once
 * open, only the status changes.
 */
export const invoiceRowSchema = z.strictObject({
  number: referenceSchema,
  suiteNumber: suiteSchema,
  status: z.enum(invoiceStatuses).optional(),
  /** By default the warehouse's. */
  currency: currencySchema.optional(),
  issueDate: daySchema.optional(),
  dueDate: daySchema.optional(),
  seller: partyRowSchema.optional(),
  buyer: partyRowSchema.optional(),
  lines: z.array(lineRowSchema).min(1, 'has no line').max(500, 'has more than 500 lines').optional(),
  /** Minor units, tax included. */
  total: amountSchema.optional(),
  notes: text(1000).nullish(),
});
export type InvoiceRowInput = z.infer<typeof invoiceRowSchema>;
export type LineRow = z.infer<typeof lineRowSchema>;
