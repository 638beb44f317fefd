import type { Account, AccountUpdate } from '@/lib/domain/account/account';
import type { Address } from '@/lib/domain/values/common';
import { languageName } from '@/lib/i18n/languages';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { taxIdLabel } from '@/lib/domain/account/tax-ids';
import type { Known } from '@/lib/domain/values/open-enum';
import { wordIn } from '@/lib/i18n/word-in';
import { text, type MessageKey } from '@/lib/text/text';

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

/** The names of the fields, by their keys. */
export const fieldLabels = {
  name: 'account.field.name',
  companyName: 'account.field.companyName',
  language: 'account.field.language',
  timeZone: 'account.field.timeZone',
  unitSystem: 'account.field.unitSystem',
  notifyEmail: 'account.field.notifyEmail',
  notifySms: 'account.field.notifySms',
  repack: 'account.field.repack',
  billingAddress: 'account.field.billingAddress',
  shippingAddresses: 'account.field.shippingAddresses',
  taxIds: 'account.field.taxIds',
} as const satisfies Record<AccountField, MessageKey>;

export const unitSystems = {
  imperial: 'account.units.imperial',
  metric: 'account.units.metric',
} as const satisfies Record<Known<Account['unitSystem']>, MessageKey>;

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
  const { companyName, unitSystem, notifyEmail, notifySms, repack, ...rest } = mine;
  const preferences = { ...base, ...mine };
  const touchesPreferences = [notifyEmail, notifySms, repack].some((value) => value !== undefined);
  return {
    version,
    ...rest,
    // A word that is none of the contract's is refused by its field.
    ...(unitSystem !== undefined && { unitSystem: unitSystem as Known<typeof unitSystem> }),
    ...(companyName !== undefined && { companyName: companyName.trim() || null }),
    ...(touchesPreferences && {
      preferences: {
        notifications: { email: preferences.notifyEmail, sms: preferences.notifySms },
        repack: preferences.repack,
      },
    }),
  };
}

const onOff = (value: boolean) => (value ? text('account.value.on') : text('account.value.off'));
const orNone = (lines: string[]) => (lines.length > 0 ? lines.join('\n') : text('account.value.none'));
const oneLine = (address: Address) => postalLines(address).join(', ');

/** A field's value as text, one line per list entry. */
export function inWords(field: AccountField, fields: AccountFields): string {
  switch (field) {
    case 'language':
      return languageName(fields.language);
    case 'timeZone':
      return fields.timeZone.replaceAll('_', ' ');
    case 'unitSystem':
      return wordIn(unitSystems, fields.unitSystem);
    case 'notifyEmail':
    case 'notifySms':
    case 'repack':
      return onOff(fields[field]);
    case 'billingAddress':
      return fields.billingAddress ? oneLine(fields.billingAddress) : text('account.value.none');
    case 'shippingAddresses':
      return orNone(fields.shippingAddresses.map(oneLine));
    case 'taxIds':
      return orNone(fields.taxIds.map(({ type, value }) => `${taxIdLabel(type)} ${value}`));
    default:
      return fields[field] || text('account.value.empty');
  }
}
