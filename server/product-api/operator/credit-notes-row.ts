import { z } from 'zod';
import { amountSchema, daySchema, referenceSchema, suiteSchema, text } from './fields';
import { quantitySchema } from './invoices-row';

/** An operator's credit note; `reference` identifies it. It never changes. */
export const creditNoteRowSchema = z.strictObject({
  reference: referenceSchema,
  suiteNumber: suiteSchema,
  invoiceNumber: referenceSchema,
  /** By default the next of the warehouse's series. */
  number: referenceSchema.optional(),
  reason: text(500),
  /** By default the warehouse's day. */
  issueDate: daySchema.optional(),
  /** The invoice's lines that it credits; without them, all that is left of the invoice. */
  lines: z
    .array(
      z.strictObject({
        /** 1 is the invoice's first line. */
        line: z.int().positive('must be 1 or more'),
        /** Of the line's; without it and an amount, all that is left of the line. */
        quantity: quantitySchema.optional(),
        /** Minor units without tax, with the line's sign; beside a quantity it must be what that comes to. */
        amount: amountSchema.optional(),
      }),
    )
    .min(1, 'has no line')
    .max(500, 'has more than 500 lines')
    .optional(),
  /** Minor units, tax included; if given it must be what the lines come to. */
  total: amountSchema.optional(),
});
export type CreditNoteRowInput = z.infer<typeof creditNoteRowSchema>;
