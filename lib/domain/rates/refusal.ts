import { z } from 'zod';
import { moneySchema } from '../values/common';
import { openEnum, unknownWord, type Known } from '../values/open-enum';
import { extraNames } from './extras';

const packages = z.object({ packageIds: z.array(z.string()).min(1) });
const grams = z.int().nonnegative();
const millimetres = z.int().nonnegative();

const knownRefusalSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not_to_country'), countryCode: z.string() }),
  /** The longest side of a package. */
  z.object({
    code: z.literal('too_long'),
    packageId: z.string(),
    length: millimetres,
    limit: millimetres,
  }),
  /** The longest side and the girth around the other two. */
  z.object({ code: z.literal('too_big'), packageId: z.string(), girth: millimetres, limit: millimetres }),
  /** A parcel; without a package the one that holds all. */
  z.object({
    code: z.literal('too_heavy'),
    packageId: z.string().optional(),
    weight: grams,
    limit: grams,
  }),
  /** `excluded` is the HS code's beginning or the word that the warehouse named. */
  z.object({
    code: z.literal('excluded_contents'),
    packageId: z.string(),
    description: z.string(),
    excluded: z.string(),
  }),
  packages.extend({ code: z.literal('on_hold') }),
  packages.extend({ code: z.literal('not_weighed') }),
  packages.extend({ code: z.literal('declaration_missing') }),
  z.object({ code: z.literal('past_due'), amount: moneySchema }),
  z.object({ code: z.literal('not_offered'), what: openEnum(['consolidation', ...extraNames]) }),
  /** Insurance of a value in another currency than the rates'. */
  z.object({ code: z.literal('other_currency'), declared: z.string(), currency: z.string() }),
  /** No price for this zone or weight. */
  z.object({ code: z.literal('ask_for_quote') }),
]);

/** Why a service can't take a shipment, as a code with what a sentence about it needs. */
export type Refusal = Known<z.infer<typeof knownRefusalSchema>>;
export type RefusalCode = Refusal['code'];

/** A code that this portal does not know leaves the answer valid. */
const otherRefusalSchema = z.object({
  code: unknownWord(knownRefusalSchema.options.map(({ shape }) => shape.code.value)),
});

export const refusalSchema = z.union([knownRefusalSchema, otherRefusalSchema]);
