import { z } from 'zod';
import { text } from '@/lib/text/text';
import { dateSchema } from '../values/common';
import { openEnum } from '../values/open-enum';

const noCurrency = { error: () => text('fields.statement.currency') };
const currencySchema = z.string(noCurrency).regex(/^[A-Z]{3}$/, noCurrency);

/** Whole days, both included; the default currency is the one that most invoices are in. */
export const statementQuerySchema = z
  .object({ from: dateSchema, to: dateSchema, currency: currencySchema.optional() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: () => text('fields.statement.lastDay'),
  });
export type StatementQuery = z.infer<typeof statementQuerySchema>;

export const statementTypes = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  /** A refund that is under way, its money set aside. */
  'refund_pending',
  /** A refund that came back. */
  'refund_failed',
  /** What the bank, or the issuer of a card, has taken back of a payment. */
  'taken_back',
  'write_off',
] as const;
export type StatementType = (typeof statementTypes)[number];

export const statementEntrySchema = z.object({
  date: dateSchema,
  type: openEnum(statementTypes),
  /** The invoice's or credit note's number, or the payment's reference. */
  number: z.string(),
  invoiceId: z.string().optional(),
  creditNoteId: z.string().optional(),
  /** Of a payment and its refunds. */
  paymentId: z.string().optional(),
  /** Minor units of the statement's currency, like the balance after the entry. */
  debit: z.int().nonnegative(),
  credit: z.int().nonnegative(),
  balance: z.int(),
});
export type StatementEntry = z.infer<typeof statementEntrySchema>;

/** The amounts unpaid at the end of the period, by days since the invoice's issue. */
export const ageingSchema = z.object({
  upTo30: z.int(),
  upTo60: z.int(),
  upTo90: z.int(),
  over90: z.int(),
});
export type Ageing = z.infer<typeof ageingSchema>;

/** An account's invoices and payments over a period (data-model "Invoice"). */
export const statementSchema = z.object({
  from: dateSchema,
  to: dateSchema,
  currency: z.string().length(3),
  /** All currencies of the account's invoices and payments, the most used one first. */
  currencies: z.array(z.string().length(3)).optional(),
  opening: z.int(),
  entries: z.array(statementEntrySchema),
  closing: z.int(),
  ageing: ageingSchema,
  /** Received by the end of the period and not matched to an invoice: closing = the sum of ageing − unmatched. */
  unmatched: z.int(),
});
export type Statement = z.infer<typeof statementSchema>;
