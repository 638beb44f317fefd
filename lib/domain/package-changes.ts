import { z } from 'zod';
import { contentSchema } from './package';
import type { PackageStatus } from './package-status';
import { trackingNumberSchema } from './tracking';

const idSchema = z.string().min(1).max(64);
const versionSchema = z.int().min(1).max(2_147_483_647);
const short = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);

/** A slug such as `dhl_parcel_de`; without it the warehouse finds out. */
export const carrierSlugSchema = z.string().regex(/^[a-z0-9_]{1,40}$/, 'Choose a carrier');

/** A line of contents as a customer declares it; its value in minor units. */
const declaredLineSchema = contentSchema.extend({
  description: short(120).min(1, 'Say what it is'),
  quantity: z.int('Enter a whole number').min(1, 'Enter at least 1').max(100_000, 'Enter at most 100,000'),
  unitValue: z.object({
    amount: z.int().min(0, 'Enter a value of 0 or more').max(1_000_000_000, 'Enter a smaller value'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Choose a currency'),
  }),
  hsCode: short(16).optional(),
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .optional(),
});

export const contentsSchema = z
  .array(declaredLineSchema)
  .max(100, 'Enter at most 100 lines')
  .refine((lines) => new Set(lines.map(({ unitValue }) => unitValue.currency)).size <= 1, {
    error: 'Give all values in one currency',
  });

/** While the contents may be declared: until the warehouse begins to prepare the package. */
export const declarableStatuses: ReadonlySet<PackageStatus> = new Set([
  'expected',
  'received',
  'in_storage',
  'on_hold',
  'ship_requested',
]);

/** A package that the customer expects. */
export const preAlertSchema = z.strictObject({
  trackingNumber: trackingNumberSchema,
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
  contents: contentsSchema.refine((lines) => lines.length > 0, { error: 'Enter what is in the package' }),
  declarationStatus: z.enum(['estimated', 'confirmed']),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** An empty nickname takes it away. */
export const nicknameChangeSchema = z.strictObject({ id: idSchema, nickname: short(60) });
export type NicknameChange = z.infer<typeof nicknameChangeSchema>;
