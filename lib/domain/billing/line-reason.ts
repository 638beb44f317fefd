import { z } from 'zod';
import { moneySchema } from '../values/common';

const grams = z.int().nonnegative().max(1_000_000_000);
const millimetres = z.int().nonnegative().max(1_000_000);
const percent = z.number().min(0).max(1000);
const days = z.int().nonnegative().max(100_000);

/** What carriage is counted in: a price per pound stays one, whatever units its reader has chosen. */
export const billedUnits = ['lb', 'kg'] as const;

const byWeight = z.object({
  code: z.literal('billed_weight'),
  inputs: z.object({
    weight: grams,
    dimensions: z.object({ length: millimetres, width: millimetres, height: millimetres }).optional(),
    /** What the size counts as. */
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

/** Why a line costs this, as a code with its inputs: the words are the portal's, in its reader's units. */
export const codedReasonSchema = z.discriminatedUnion('code', [byWeight, byDays, byPercentage]);
export type CodedReason = z.infer<typeof codedReasonSchema>;

/** The same in somebody's own words, shown as they were sent. */
export const freeReasonSchema = z.object({
  basis: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FreeReason = z.infer<typeof freeReasonSchema>;

/** A code that this portal does not know, or inputs that are not the code's: an answer is no worse for it. */
const unknownReasonSchema = z.object({ code: z.string() });

/** A reason with free words beside an unknown code is shown in these words. */
export const lineReasonSchema = z.union([codedReasonSchema, freeReasonSchema, unknownReasonSchema]);
export type LineReason = z.infer<typeof lineReasonSchema>;
