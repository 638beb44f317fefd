import type { Account, AccountUpdate } from '@/lib/domain/account/account';
import type { Address } from '@/lib/domain/values/common';
import { languages } from '@/lib/i18n/languages';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { taxIdLabel } from '@/lib/domain/account/tax-ids';

/** The fields a customer may change, in the screen's form. */
export interface AccountFields {
  name: string;
  companyName: string;
  language: string;
  timeZone: string;
  unitSystem: Account['unitSystem'];
  notifyEmail: boolean;
  notifySms: boolean;
  repack: boolean;
  billingAddress: Address | null;
  shippingAddresses: Address[];
  taxIds: Account['taxIds'];
}

export type AccountField = keyof AccountFields;

export const fieldLabels: Record<AccountField, string> = {
  name: 'Name',
  companyName: 'Company',
  language: 'Language',
  timeZone: 'Time zone',
  unitSystem: 'Units',
  notifyEmail: 'E-mail notifications',
  notifySms: 'Text notifications',
  repack: 'Repacking',
  billingAddress: 'Billing address',
  shippingAddresses: 'Shipping addresses',
  taxIds: 'Tax numbers',
};

export const unitSystems: Record<Account['unitSystem'], string> = {
  imperial: 'Imperial (lb, in)',
  metric: 'Metric (kg, cm)',
};

export function fieldsOf(account: Account): AccountFields {
  return {
    name: account.name,
    companyName: account.companyName ?? '',
    language: account.language,
    timeZone: account.timeZone,
    unitSystem: account.unitSystem,
    notifyEmail: account.preferences.notifications.email,
    notifySms: account.preferences.notifications.sms,
    repack: account.preferences.repack,
    billingAddress: account.billingAddress ?? null,
    shippingAddresses: account.shippingAddresses,
    taxIds: account.taxIds,
  };
}

/** Sends only what changed, except that preferences go together, as the contract requires. */
export function toUpdate(mine: Partial<AccountFields>, base: AccountFields, version: number): AccountUpdate {
  const { companyName, notifyEmail, notifySms, repack, ...rest } = mine;
  const preferences = { ...base, ...mine };
  const touchesPreferences = [notifyEmail, notifySms, repack].some((value) => value !== undefined);
  return {
    version,
    ...rest,
    ...(companyName !== undefined && { companyName: companyName.trim() || null }),
    ...(touchesPreferences && {
      preferences: {
        notifications: { email: preferences.notifyEmail, sms: preferences.notifySms },
        repack: preferences.repack,
      },
    }),
  };
}

const onOff = (value: boolean) => (value ? 'On' : 'Off');
const orNone = (lines: string[]) => (lines.length > 0 ? lines.join('\n') : 'None');
const oneLine = (address: Address) => postalLines(address).join(', ');

/** A field's value as text, one line per list entry. */
export function inWords(field: AccountField, fields: AccountFields): string {
  switch (field) {
    case 'language':
      return languages[fields.language] ?? fields.language;
    case 'timeZone':
      return fields.timeZone.replaceAll('_', ' ');
    case 'unitSystem':
      return unitSystems[fields.unitSystem];
    case 'notifyEmail':
    case 'notifySms':
    case 'repack':
      return onOff(fields[field]);
    case 'billingAddress':
      return fields.billingAddress ? oneLine(fields.billingAddress) : 'None';
    case 'shippingAddresses':
      return orNone(fields.shippingAddresses.map(oneLine));
    case 'taxIds':
      return orNone(fields.taxIds.map(({ type, value }) => `${taxIdLabel(type)} ${value}`));
    default:
      return fields[field] || 'Empty';
  }
}
