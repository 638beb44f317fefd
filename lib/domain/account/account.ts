import { z } from 'zod';
import { maxLength } from '../values/bounds';
import { addressSchema } from '../values/common';
import { bodyOf, requiredText, shortText, versionSchema } from '../values/inputs';
import { addressInputSchema } from '../address/address-input';

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

const choice = z.boolean('Choose yes or no');

export const preferencesSchema = z.object(
  {
    notifications: z.object(
      { email: choice, sms: choice },
      'Choose how you want to hear about your packages',
    ),
    repack: choice,
  },
  'Send the preferences together',
);

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
  /** The warehouse's address as the customer gives it to shops: with the customer's name, and the suite in line 2. */
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

export const nameSchema = requiredText(maxLength.name, 'Enter your name');
export const emailSchema = z
  .string('Enter your e-mail address')
  .trim()
  .toLowerCase()
  .max(maxLength.email, `Use at most ${maxLength.email} characters`)
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
  .string('Choose a language')
  .min(2, 'Choose a language')
  .max(35, 'Choose a language')
  .refine((tag) => accepts(() => new Intl.Locale(tag)), 'Choose a language');
/** A name of the IANA time zone database, such as `America/New_York`. */
export const timeZoneSchema = z
  .string('Choose a time zone')
  .min(1, 'Choose a time zone')
  .max(64, 'Choose a time zone')
  .refine((timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })), 'Choose a time zone');

const kind = 'Choose the type of tax number';

export const taxIdSchema = z.object(
  {
    type: z.string(kind).min(1, kind).max(20, kind),
    value: requiredText(maxLength.taxId, 'Enter the number'),
  },
  'Enter a tax number',
);

export const addressList = <T extends z.ZodType>(address: T) =>
  z.array(address, 'Send the addresses as a list').max(20, 'Add at most 20 addresses');
export const taxIdList = <T extends z.ZodType>(taxId: T) =>
  z.array(taxId, 'Send the tax numbers as a list').max(10, 'Add at most 10 tax numbers');

/** The editable part of an account; `version` is the one that was read (1041 after a concurrent change). */
export const accountUpdateSchema = bodyOf({
  version: versionSchema,
  name: nameSchema.optional(),
  companyName: shortText(maxLength.companyName).nullish(),
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  unitSystem: z.enum(['metric', 'imperial'], 'Choose metric or imperial').optional(),
  billingAddress: addressInputSchema.nullish(),
  shippingAddresses: addressList(addressInputSchema).optional(),
  taxIds: taxIdList(taxIdSchema).optional(),
  preferences: preferencesSchema.optional(),
});
export type AccountUpdate = z.infer<typeof accountUpdateSchema>;
