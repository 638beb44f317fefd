import { z } from 'zod';
import { answerChoices } from '@/lib/domain/package/answer-choices';
import { declarationStatuses } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { carrierSchema } from '../tracking/carriers/carrier-slug';
import { carrierNumberSchema } from '../tracking/carriers/tracking-number';
import {
  daySchema,
  linkSchema,
  positiveMoneySchema,
  referenceSchema,
  suiteSchema,
  text,
  timeSchema,
  writtenTimeSchema,
} from './fields';

/** A whole number from 1 on. */
export const count = (max: number) =>
  z.int('must be a whole number').min(1, 'must be at least 1').max(max, 'is too large');

export const legSchema = z.strictObject({
  carrier: carrierSchema,
  trackingNumber: carrierNumberSchema,
  trackingUrl: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .max(500)
    .optional(),
  estimatedDelivery: daySchema.optional(),
});
export type LegRow = z.infer<typeof legSchema>;

const contentRowSchema = z.strictObject({
  description: text(120),
  quantity: count(1_000_000),
  unitValue: positiveMoneySchema,
  hsCode: text(20).optional(),
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as US')
    .optional(),
});

const offersRowSchema = z
  .array(z.enum(answerChoices))
  .min(1, 'must offer something')
  .max(answerChoices.length, 'offers something twice')
  .refine((offers) => new Set(offers).size === offers.length, 'offers something twice');

/** Millimetres. */
export const dimensionsRowSchema = z.strictObject({
  length: count(100_000),
  width: count(100_000),
  height: count(100_000),
});

/** The customer's next action, due on a calendar day; for an instant, the day in its own UTC offset. */
const nextActionRowSchema = z
  .strictObject({
    code: text(40),
    label: text(120),
    dueOn: daySchema.optional(),
    dueAt: writtenTimeSchema.optional(),
    offers: offersRowSchema.optional(),
  })
  .transform(({ dueAt, dueOn = dueAt?.slice(0, 10), ...action }) => ({
    ...action,
    ...(dueOn !== undefined && { dueOn }),
  }));

/**
 * An operator's package. `reference` identifies it; absent fields stay as they are, and null clears optional ones.
 * Weight in grams, lengths in millimetres.
 */
export const packageRowSchema = z.strictObject({
  reference: referenceSchema,
  suiteNumber: suiteSchema,
  status: z.enum(packageStatuses).optional(),
  description: text(120).optional(),
  merchant: z.strictObject({ name: text(120), orderNumber: text(60).optional() }).nullish(),
  inbound: legSchema.optional(),
  outbound: legSchema.optional(),
  receivedAt: timeSchema.optional(),
  condition: text(120).nullish(),
  weight: count(100_000_000).optional(),
  dimensions: dimensionsRowSchema.optional(),
  pieces: count(10_000).optional(),
  contents: z.array(contentRowSchema).max(100, 'has more than 100 lines').optional(),
  declaredValue: positiveMoneySchema.nullish(),
  declarationStatus: z.enum(declarationStatuses).optional(),
  photos: z
    .array(z.strictObject({ url: linkSchema, kind: text(40), takenAt: timeSchema }))
    .max(50, 'has more than 50 photos')
    .optional(),
  storage: z
    .strictObject({
      freeUntil: daySchema,
      days: z.int().min(0, 'must not be negative').max(100_000, 'is too large'),
      expiresAt: daySchema,
      accrued: positiveMoneySchema,
    })
    .nullish(),
  onHold: z
    .strictObject({
      reason: text(120),
      since: timeSchema,
      note: text(500).optional(),
      code: text(40).optional(),
      offers: offersRowSchema.optional(),
    })
    .nullish(),
  nextAction: nextActionRowSchema.nullish(),
});
export type PackageRowInput = z.infer<typeof packageRowSchema>;
