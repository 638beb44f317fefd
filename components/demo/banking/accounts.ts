import type { IconName } from '@/lib/icons/icon-names';
import type { Account, AccountId, Kind } from './banking';

export const accounts: Account[] = [
  { id: 'everyday', name: 'Everyday', ending: '4821', opening: 31_480_55 },
  { id: 'savings', name: 'Savings', ending: '9034', opening: 62_000_00 },
  { id: 'duties', name: 'Duty reserve', ending: '1176', opening: 12_250_00 },
];

export const accountNames = Object.fromEntries(accounts.map(({ id, name }) => [id, name])) as Record<
  AccountId,
  string
>;

export const accountIcons: Record<AccountId, IconName> = {
  everyday: 'wallet',
  savings: 'demo:banknote',
  duties: 'shield-check',
};

export const kindIcons: Record<Kind, IconName> = {
  Customers: 'demo:users',
  Freight: 'demo:ship',
  Duties: 'demo:globe-lock',
  Packaging: 'box',
  Premises: 'warehouse',
  Wages: 'user',
  Interest: 'demo:percent',
  Transfer: 'demo:arrow-up-right',
};

/** Earlier recipients of transfers. */
export const recipients = [
  'Atlantic Carriers',
  'Cardboard & Sons',
  'Cold Chain Express',
  'Miami Dock Company',
  'Northbound Freight',
  'Pallet Exchange',
];
