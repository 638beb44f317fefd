import { z } from 'zod';
import { unitSystemNames } from '@/lib/domain/account/account';
import { openEnum } from '@/lib/domain/values/open-enum';
import type { FieldErrors } from '@/lib/contract/errors';
import type { AccountField, AccountFields } from '../account-fields';
import type { Conflict } from './merge';

const address = z.object({
  name: z.string(),
  company: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  locality: z.string(),
  administrativeArea: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string(),
  phone: z.string().optional(),
});

const fields = z.object({
  name: z.string(),
  companyName: z.string(),
  language: z.string(),
  timeZone: z.string(),
  unitSystem: openEnum(unitSystemNames),
  notifyEmail: z.boolean(),
  notifySms: z.boolean(),
  repack: z.boolean(),
  billingAddress: address.nullable(),
  shippingAddresses: z.array(address).max(50),
  taxIds: z.array(z.object({ type: z.string(), value: z.string() })).max(50),
}) satisfies z.ZodType<AccountFields>;

/** The browser's request: the values it showed, the customer's changes, and the version they are based on. */
export const changeSchema = z.object({ base: fields, mine: fields.partial(), version: z.int() });
/** The result of a save. The customer's input is still in the browser in every case. */
export type SaveResult =
  | {
      outcome: 'saved';
      fields: AccountFields;
      version: number;
      /** Fields the customer did not change, or lists they did, which somebody else changed meanwhile. */
      changedElsewhere: AccountField[];
    }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'conflict'; conflicts: Conflict[]; current: AccountFields; version: number }
  | { outcome: 'failed'; code: number; message: string; retryAfter?: number };
