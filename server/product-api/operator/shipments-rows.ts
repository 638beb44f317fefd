import { z } from 'zod';
import { idSchema } from '@/lib/domain/values/inputs';
import { currencySchema, referenceSchema, text, timeSchema } from './fields';
import { lineRowSchema } from './invoices-row';
import { count, dimensionsRowSchema, legSchema } from './packages-row';

/** Lines of which amounts, taxes and total are worked out, as an invoice's are. */
const charges = {
  /** By default that of the estimate, else the warehouse's. */
  currency: currencySchema.optional(),
  lines: z.array(lineRowSchema).min(1, 'has no line').max(500, 'has more than 500 lines'),
};

const one = { id: idSchema };

export const quoteAnswerSchema = z.strictObject({
  ...one,
  ...charges,
  validUntil: timeSchema,
  service: z.strictObject({ name: text(80), carrier: text(40).optional() }).optional(),
});

export const declineSchema = z.strictObject({ ...one, reason: text(200).optional() });

/** The states that a warehouse takes a shipment to without saying more. */
export const shipmentMoveSchema = z.strictObject({
  ...one,
  status: z.enum(['processing', 'awaiting_payment', 'shipped']),
  note: text(200).optional(),
});

export const packingSchema = z.strictObject({
  ...one,
  ...charges,
  /** Grams, of all parcels together. */
  weight: count(100_000_000),
  /** Millimetres. */
  dimensions: dimensionsRowSchema.optional(),
  /** By default the next of the warehouse's series. */
  invoiceNumber: referenceSchema.optional(),
});

export const parcelSchema = z.strictObject({
  ...one,
  ...legSchema.shape,
  /** Those that leave in this parcel; by default all. */
  packageReferences: z.array(referenceSchema).min(1, 'names no package').max(100).optional(),
});

export const holdSchema = z.strictObject({
  ...one,
  packageReference: referenceSchema,
  reason: text(120),
  note: text(500).optional(),
});

export const releaseSchema = z.strictObject({ ...one, packageReference: referenceSchema });
