import type { Onboarding } from '@/lib/domain/account/onboarding';
import type { schema } from '@/server/database';
import { newId } from '@/server/database/ids';

/** What the warehouse adds to what the guest sent. */
interface AssignedFields {
  suiteNumber: string;
  warehouse: typeof schema.warehouses.$inferSelect;
  now: Date;
}

const taxIdTypes: Record<string, string> = { US: 'us_ein', GB: 'gb_vat', CA: 'ca_bn', AU: 'au_abn' };

/**
 * The row of an account created by onboarding: the fields that the guest may set (security 18), and defaults for the
 * rest.
 */
export function newAccount(
  body: Onboarding,
  { suiteNumber, warehouse, now }: AssignedFields,
): typeof schema.accounts.$inferInsert {
  const country = body.address.countryCode;
  return {
    id: newId('acc'),
    status: 'invited',
    kind: body.companyName ? 'business' : 'person',
    name: body.name,
    companyName: body.companyName || null,
    email: body.email,
    phone: body.phone,
    suiteNumber,
    warehouseId: warehouse.id,
    language: body.language ?? 'en',
    timeZone: warehouse.timeZone,
    unitSystem: country === 'US' ? 'imperial' : 'metric',
    billingAddress: body.address,
    shippingAddresses: [body.address],
    taxIds: body.taxId ? [{ type: taxIdTypes[country] ?? 'vat', value: body.taxId }] : [],
    preferences: body.preferences ?? { notifications: { email: true, sms: false }, repack: false },
    termsVersion: body.termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
