import { z } from 'zod';
import { text } from '@/lib/text/text';
import { maxLength } from '../values/bounds';
import { addressSchema, instantSchema } from '../values/common';
import { openEnum } from '../values/open-enum';
import { bodyOf, requiredText, shortText, versionSchema } from '../values/inputs';
import { addressInputSchema } from '../address/address-input';
import { mostAddresses } from '../address/most-addresses';

/** An `erased` account is closed for good: nothing of it says whose it was (decision 061). */
export const accountStatuses = ['invited', 'active', 'suspended', 'closed', 'erased'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
/** Whether nobody may sign in to an account of this status, and no notification is sent. */
export const isClosed = (status: string): boolean => status === 'closed' || status === 'erased';
export const unitSystemNames = ['metric', 'imperial'] as const;

export const warehouseSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  address: addressSchema,
  timeZone: z.string(),
  hours: z.string(),
  contact: z.string(),
  /** ISO 4217: of amounts that a customer enters. */
  currency: z.string().length(3).optional(),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

const choice = z.boolean({ error: () => text('fields.yesOrNo') });

export const preferencesSchema = z.object(
  {
    notifications: z.object(
      { email: choice, sms: choice },
      { error: () => text('fields.account.notifications') },
    ),
    repack: choice,
  },
  { error: () => text('fields.account.preferences') },
);

/** What the product API can do. Names of a later release than the portal's are kept, and ask for nothing. */
export const capabilitiesSchema = z.array(z.string().max(60)).max(100);

export const accountSchema = z.object({
  id: z.string(),
  status: openEnum(accountStatuses),
  kind: openEnum(['person', 'business']),
  name: z.string(),
  companyName: z.string().optional(),
  email: z.string(),
  /** Since when e-mails to the address come back: none are sent until a sign-in proves it anew. */
  emailBouncedAt: instantSchema.optional(),
  phone: z.string().optional(),
  suiteNumber: z.string(),
  warehouse: warehouseSchema,
  /** The warehouse's address as the customer gives it to shops: with the customer's name, and the suite in line 2. */
  warehouseAddress: addressSchema,
  language: z.string(),
  timeZone: z.string(),
  unitSystem: openEnum(unitSystemNames),
  billingAddress: addressSchema.optional(),
  shippingAddresses: z.array(addressSchema),
  taxIds: z.array(z.object({ type: z.string(), value: z.string() })),
  preferences: preferencesSchema,
  capabilities: capabilitiesSchema.optional(),
  /** 100 stands for as many or more; of an API that can do `notifications`. */
  unreadNotifications: z.int().nonnegative().optional(),
  version: z.int(),
});
export type Account = z.infer<typeof accountSchema>;

export const nameSchema = requiredText(maxLength.name, () => text('fields.account.name'));
export const emailSchema = z
  .string({ error: () => text('fields.account.email') })
  .trim()
  .toLowerCase()
  .max(maxLength.email, {
    error: () => text('fields.atMost.characters', { count: maxLength.email }),
  })
  .pipe(z.email({ error: () => text('fields.email') }));

const accepts = (make: () => unknown) => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};

const noLanguage = { error: () => text('fields.account.language') };
/** A BCP 47 tag, such as `en` or `pt-BR`. */
export const languageSchema = z
  .string(noLanguage)
  .min(2, noLanguage)
  .max(35, noLanguage)
  .refine((tag) => accepts(() => new Intl.Locale(tag)), noLanguage);
const noTimeZone = { error: () => text('fields.account.timeZone') };
/** A name of the IANA time zone database, such as `America/New_York`. */
export const timeZoneSchema = z
  .string(noTimeZone)
  .min(1, noTimeZone)
  .max(64, noTimeZone)
  .refine((timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })), noTimeZone);

const kind = { error: () => text('fields.taxId.kind') };

export const taxIdSchema = z.object(
  {
    type: z.string(kind).min(1, kind).max(20, kind),
    value: requiredText(maxLength.taxId, () => text('fields.taxId.number')),
  },
  { error: () => text('fields.taxId.missing') },
);

export const addressList = <T extends z.ZodType>(address: T) =>
  z
    .array(address, { error: () => text('fields.account.addresses') })
    .max(mostAddresses, { error: () => text('fields.account.manyAddresses', { count: mostAddresses }) });
export const taxIdList = <T extends z.ZodType>(taxId: T) =>
  z
    .array(taxId, { error: () => text('fields.account.taxIds') })
    .max(10, { error: () => text('fields.account.manyTaxIds', { count: 10 }) });

/** The editable part of an account; `version` is the one that was read (1041 after a concurrent change). */
export const accountUpdateSchema = bodyOf({
  version: versionSchema,
  name: nameSchema.optional(),
  companyName: shortText(maxLength.companyName).nullish(),
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  unitSystem: z.enum(unitSystemNames, { error: () => text('fields.account.unitSystem') }).optional(),
  billingAddress: addressInputSchema.nullish(),
  shippingAddresses: addressList(addressInputSchema).optional(),
  taxIds: taxIdList(taxIdSchema).optional(),
  preferences: preferencesSchema.optional(),
});
export type AccountUpdate = z.infer<typeof accountUpdateSchema>;
