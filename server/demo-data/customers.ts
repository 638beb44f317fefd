import { termsVersion } from '@/lib/domain/account/onboarding';
import type { schema } from '@/server/database';
import { demoCustomers } from './demo';
import { demoWarehouse } from './warehouse';

type AccountRow = typeof schema.accounts.$inferInsert;

const [ada, lin] = demoCustomers;

const common = {
  status: 'active',
  emailVerified: true,
  phoneVerified: true,
  warehouseId: demoWarehouse.id,
  language: 'en',
  termsVersion,
} as const satisfies Partial<AccountRow>;

const nassau = {
  name: ada.name,
  line1: '14 Eastern Road',
  line2: 'Winton Meadows',
  locality: 'Nassau',
  administrativeArea: 'New Providence',
  countryCode: 'BS',
  phone: ada.phone,
};

const walworth = {
  name: lin.name,
  company: 'Lin Okafor Trading Ltd',
  line1: '218 Walworth Road',
  locality: 'London',
  postalCode: 'SE17 1JE',
  countryCode: 'GB',
  phone: lin.phone,
};

/** A person in Nassau and a trading house in London. */
export const demoAccounts = {
  ada: {
    ...common,
    ...ada,
    id: 'acc_2b9e64d07f1c4c5fa83e10d5b7c9462a',
    kind: 'person',
    timeZone: 'America/Nassau',
    unitSystem: 'imperial',
    billingAddress: nassau,
    shippingAddresses: [
      nassau,
      {
        name: ada.name,
        company: 'Bay Street Dental',
        line1: '5 Bay Street',
        locality: 'Nassau',
        administrativeArea: 'New Providence',
        countryCode: 'BS',
      },
    ],
    preferences: { notifications: { email: true, sms: true }, repack: true },
  },
  lin: {
    ...common,
    ...lin,
    id: 'acc_d5107ac3e8b24f6f9b42c7e06a83f915',
    kind: 'business',
    companyName: 'Lin Okafor Trading Ltd',
    timeZone: 'Europe/London',
    unitSystem: 'metric',
    billingAddress: walworth,
    shippingAddresses: [
      walworth,
      {
        name: 'Goods in',
        company: 'Lin Okafor Trading Ltd',
        line1: 'Unit 6, Mandela Way',
        locality: 'London',
        postalCode: 'SE1 5SS',
        countryCode: 'GB',
      },
    ],
    taxIds: [{ type: 'gb_vat', value: 'GB314159265' }],
    preferences: { notifications: { email: true, sms: false }, repack: false },
  },
} satisfies Record<'ada' | 'lin', AccountRow>;
