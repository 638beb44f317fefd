import { z } from 'zod';
import { addressSchema } from './common';

export const accountStatuses = ['invited', 'active', 'suspended', 'closed'] as const;

export const warehouseSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  address: addressSchema,
  timeZone: z.string(),
  hours: z.string(),
  contact: z.string(),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

export const preferencesSchema = z.object({
  notifications: z.object({ email: z.boolean(), sms: z.boolean() }),
  repack: z.boolean(),
});

export const accountSchema = z.object({
  id: z.string(),
  status: z.enum(accountStatuses),
  kind: z.enum(['person', 'business']),
  name: z.string(),
  companyName: z.string().optional(),
  email: z.string(),
  phone: z.string().optional(),
  suiteNumber: z.string(),
  warehouse: warehouseSchema,
  /** The warehouse's address as the customer gives it to shops: their name, and the suite in line 2. */
  warehouseAddress: addressSchema,
  language: z.string(),
  timeZone: z.string(),
  unitSystem: z.enum(['metric', 'imperial']),
  billingAddress: addressSchema.optional(),
  shippingAddresses: z.array(addressSchema),
  taxIds: z.array(z.object({ type: z.string(), value: z.string() })),
  preferences: preferencesSchema,
  version: z.int(),
});
export type Account = z.infer<typeof accountSchema>;

export const nameSchema = z.string().trim().min(1, 'Enter your name').max(120, 'Use at most 120 characters');
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters')
  .pipe(z.email('Enter an e-mail address like name@example.com'));

const accepts = (make: () => unknown) => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};

/** A BCP 47 tag, such as `en` or `pt-BR`. */
export const languageSchema = z
  .string()
  .min(2)
  .max(35)
  .refine((tag) => accepts(() => new Intl.Locale(tag)), 'Choose a language');
/** A name of the IANA time zone database, such as `America/New_York`. */
export const timeZoneSchema = z
  .string()
  .min(1)
  .max(64)
  .refine((timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })), 'Choose a time zone');

/** The editable part of an account; `version` is the one that was read (1041 when another change came first). */
export const accountUpdateSchema = z.strictObject({
  version: z.int().min(1).max(2_147_483_647),
  name: nameSchema.optional(),
  companyName: z.string().trim().max(120).nullish(),
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  unitSystem: z.enum(['metric', 'imperial']).optional(),
  billingAddress: addressSchema.nullish(),
  shippingAddresses: z.array(addressSchema).max(20).optional(),
  taxIds: z
    .array(z.object({ type: z.string().min(1).max(20), value: z.string().min(1).max(40) }))
    .max(10)
    .optional(),
  preferences: preferencesSchema.optional(),
});
export type AccountUpdate = z.infer<typeof accountUpdateSchema>;
