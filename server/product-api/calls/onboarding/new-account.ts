import type { Onboarding } from '@/lib/domain/account/onboarding';
import type { schema } from '@/server/database';
import { newId } from '@/server/database/ids';

/** What the warehouse decides about a new account. */
interface AssignedFields {
  suiteNumber: string;
  warehouse: typeof schema.warehouses.$inferSelect;
  now: Date;
}

/** What every account has when it is made, however that is. @param country where the customer is, as two letters */
const accountDefaults = (country: string, { suiteNumber, warehouse, now }: AssignedFields) =>
  ({
    id: newId('acc'),
    status: 'invited',
    suiteNumber,
    warehouseId: warehouse.id,
    language: 'en',
    timeZone: warehouse.timeZone,
    unitSystem: warehouse.unitSystem ?? (country === 'US' ? 'imperial' : 'metric'),
    preferences: { notifications: { email: true, sms: false }, repack: false },
    createdAt: now,
    updatedAt: now,
  }) as const;

interface InvitedCustomer {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  language?: string | undefined;
}

/** The row of an account that the warehouse makes itself, for the first sign-in to open. */
export function invitedAccount({ language, ...customer }: InvitedCustomer, assigned: AssignedFields) {
  const defaults = accountDefaults(assigned.warehouse.address.countryCode, assigned);
  return { ...defaults, ...customer, kind: 'person' as const, language: language ?? defaults.language };
}

const taxIdTypes: Record<string, string> = { US: 'us_ein', GB: 'gb_vat', CA: 'ca_bn', AU: 'au_abn' };

/**
 * The row of an account created by onboarding: the fields that the guest may set (security 18), and defaults for the
 * rest.
 */
export function newAccount(body: Onboarding, assigned: AssignedFields): typeof schema.accounts.$inferInsert {
  const country = body.address.countryCode;
  const defaults = accountDefaults(country, assigned);
  return {
    ...defaults,
    kind: body.companyName ? 'business' : 'person',
    name: body.name,
    companyName: body.companyName || null,
    email: body.email,
    phone: body.phone,
    language: body.language ?? defaults.language,
    billingAddress: body.address,
    shippingAddresses: [body.address],
    taxIds: body.taxId ? [{ type: taxIdTypes[country] ?? 'vat', value: body.taxId }] : [],
    preferences: body.preferences ?? defaults.preferences,
    termsVersion: body.termsVersion,
    termsAcceptedAt: assigned.now,
  };
}
