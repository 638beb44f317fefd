import { z } from 'zod';
import { text } from '@/lib/text/text';
import { addressInputSchema } from '../address/address-input';
import { newAddressSchema } from '../address/new-address';
import { invoiceLineSchema, taxSchema } from '../billing/invoice';
import { addressSchema, instantSchema, moneySchema, type Address } from '../values/common';
import { packageIdsSchema } from '../shipment/package-ids';
import { bodyOf } from '../values/inputs';
import { openEnum, type Known } from '../values/open-enum';
import { extraNames } from './extras';
import { refusalSchema } from './refusal';

const choice = () => z.boolean({ error: () => text('fields.yesOrNo') });

const extrasSchema = z.strictObject(
  { repack: choice().default(false), insurance: choice().default(false), photos: choice().default(false) },
  { error: () => text('fields.shipment.extras') },
);

/** What a customer asks the price of; the rules of the address's country are not applied yet. */
export const quoteRequestSchema = bodyOf({
  packageIds: packageIdsSchema('fields.shipment.packages'),
  address: addressInputSchema,
  /** By default several packages are consolidated where the warehouse offers it. */
  consolidate: choice().optional(),
  extras: extrasSchema.optional(),
});

export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** The same with the address checked by its country's rules, unless it is one of the account's own. */
export const checkedQuoteRequestSchema = (known: readonly Address[]) =>
  quoteRequestSchema.extend({ address: newAddressSchema(known) });
export type CheckedQuoteRequest = z.output<ReturnType<typeof checkedQuoteRequestSchema>>;

/** What an option may be among several. */
export const priceMarks = ['cheapest', 'fastest'] as const;

const serviceShape = { service: z.string(), carrier: z.string(), name: z.string() };
const transitDaysSchema = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });

/** A service that takes the shipment, with what it costs. */
export const quoteOptionSchema = z.object({
  ...serviceShape,
  /** Working days on the way. */
  transitDays: transitDaysSchema,
  lines: z.array(invoiceLineSchema),
  subtotal: moneySchema,
  taxes: z.array(taxSchema),
  total: moneySchema,
  marks: z.array(openEnum(priceMarks)),
  /** What all packages in one parcel cost less than each by itself, where that is less. */
  consolidationSaves: moneySchema.optional(),
});

/** A service that does not take it, and why. */
export const unavailableServiceSchema = z.object({
  ...serviceShape,
  reason: refusalSchema,
  /** All of them, `reason` first, where there are several. */
  reasons: z.array(refusalSchema).optional(),
});

export const quoteSchema = z.object({
  id: z.string(),
  /** Until when it is honoured at the latest; a change of the packages ends it earlier. */
  expiresAt: instantSchema,
  packageIds: z.array(z.string()),
  address: addressSchema,
  consolidate: z.boolean(),
  extras: z.object({ repack: z.boolean(), insurance: z.boolean(), photos: z.boolean() }),
  /** What the warehouse offers beside the services. */
  offers: z.array(openEnum(['consolidation', ...extraNames])),
  options: z.array(quoteOptionSchema),
  unavailable: z.array(unavailableServiceSchema),
});
export type Quote = z.infer<typeof quoteSchema>;
/** A quote as it is made and stored. */
export type StoredQuote = Known<Quote>;
