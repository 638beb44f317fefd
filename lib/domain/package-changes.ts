import { z } from 'zod';
import { contentSchema } from './package';

const idSchema = z.string().min(1).max(64);
const versionSchema = z.int().min(1).max(2_147_483_647);
const short = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);

/** A number as a customer types it: spaces are dropped, any format is taken (data-model "Bounds"). */
export const typedNumberSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(4, 'A tracking number has at least 4 characters')
      .max(40, 'A tracking number has at most 40 characters')
      .regex(/^[A-Z0-9-]+$/, 'Use letters, digits and hyphens only'),
  );

/** A slug such as `dhl_parcel_de`; without it the warehouse finds out. */
export const carrierSlugSchema = z.string().regex(/^[a-z0-9_]{1,40}$/, 'Choose a carrier');

export const contentsSchema = z.array(contentSchema).max(100, 'Enter at most 100 lines');

/** A package that the customer expects. */
export const preAlertSchema = z.strictObject({
  trackingNumber: typedNumberSchema,
  carrier: carrierSlugSchema.optional(),
  description: short(120).optional(),
  merchantName: short(120).optional(),
  orderNumber: short(60).optional(),
  nickname: short(60).optional(),
  contents: contentsSchema.optional(),
});
export type PreAlert = z.infer<typeof preAlertSchema>;

/** What is in a package and what it is worth; the declared value is the sum of its lines. */
export const declarationSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  contents: contentsSchema.min(1, 'Enter what is in the package'),
  declarationStatus: z.enum(['estimated', 'confirmed']),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** An empty nickname takes it away. */
export const nicknameChangeSchema = z.strictObject({ id: idSchema, nickname: short(60) });
export type NicknameChange = z.infer<typeof nicknameChangeSchema>;
