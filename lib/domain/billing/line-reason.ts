import { z } from 'zod';
import { moneySchema } from '../values/common';

const grams = z.int().nonnegative().max(1_000_000_000);
const millimetres = z.int().nonnegative().max(1_000_000);
const percent = z.number().min(0).max(1000);
const days = z.int().nonnegative().max(100_000);

/** The units that shipping is billed in: a price per pound stays one, whatever units the reader has chosen. */
export const billedUnits = ['lb', 'kg'] as const;

const byWeight = z.object({
  code: z.literal('billed_weight'),
  inputs: z.object({
    weight: grams,
    dimensions: z.object({ length: millimetres, width: millimetres, height: millimetres }).optional(),
    /** The dimensional weight. */
    dimensionalWeight: grams.optional(),
    /** The larger of both, rounded up: the line's quantity. */
    billed: z.object({ quantity: z.number().positive(), unit: z.enum(billedUnits) }),
  }),
});
const byDays = z.object({
  code: z.literal('storage_days'),
  inputs: z.object({ days, freeDays: days }),
});
const byPercentage = z.object({
  code: z.literal('percentage'),
  inputs: z.object({
    percent,
    of: z.enum(['declared_value', 'declared_value_and_duty', 'shipping']),
    base: moneySchema,
    minimum: moneySchema.optional(),
  }),
});

/** The reason for a line's amount, as a code with its inputs: the portal words it, in its reader's units. */
export const codedReasonSchema = z.discriminatedUnion('code', [byWeight, byDays, byPercentage]);
export type CodedReason = z.infer<typeof codedReasonSchema>;

/** The same in the sender's own words, shown verbatim. */
export const freeReasonSchema = z.object({
  basis: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FreeReason = z.infer<typeof freeReasonSchema>;

/** A code that this portal does not know, or inputs that don't fit the code: the response stays valid. */
const unknownReasonSchema = z.object({ code: z.string() });

/** A reason with free text beside an unknown code is shown as that text. */
export const lineReasonSchema = z.union([codedReasonSchema, freeReasonSchema, unknownReasonSchema]);
export type LineReason = z.infer<typeof lineReasonSchema>;
