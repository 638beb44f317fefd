import { languages } from '@/lib/domain/languages';
import type { Account, AccountUpdate } from '@/lib/domain/account';
import type { FieldErrors } from '@/lib/errors';

/** The editable fields as a form holds them. */
export interface AccountFields {
  name: string;
  companyName: string;
  language: string;
  unitSystem: Account['unitSystem'];
  notifyEmail: boolean;
  notifySms: boolean;
  repack: boolean;
}

/** What saving came to. `fields` are the customer's input, kept whatever happened. */
export interface AccountFormState {
  outcome: 'idle' | 'saved' | 'invalid' | 'conflict' | 'failed';
  fields: AccountFields;
  /** Of the account the next save is based on. */
  version: number;
  errors?: FieldErrors;
  message?: string;
  code?: number;
  /** On a conflict: the fields somebody else changed to something other than what stands in the form. */
  savedElsewhere?: Partial<Record<keyof AccountFields, string>>;
}

export const unitSystems: Record<Account['unitSystem'], string> = {
  imperial: 'Imperial (lb, in)',
  metric: 'Metric (kg, cm)',
};

export function fieldsOf(account: Account): AccountFields {
  return {
    name: account.name,
    companyName: account.companyName ?? '',
    language: account.language,
    unitSystem: account.unitSystem,
    notifyEmail: account.preferences.notifications.email,
    notifySms: account.preferences.notifications.sms,
    repack: account.preferences.repack,
  };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads the form; a field that was tampered with becomes text that the API refuses by name. */
export function readFields(data: FormData): AccountFields {
  return {
    name: text(data, 'name'),
    companyName: text(data, 'companyName'),
    language: text(data, 'language'),
    unitSystem: text(data, 'unitSystem') === 'metric' ? 'metric' : 'imperial',
    notifyEmail: data.has('notifyEmail'),
    notifySms: data.has('notifySms'),
    repack: data.has('repack'),
  };
}

export function toUpdate(fields: AccountFields, version: number): AccountUpdate {
  return {
    version,
    name: fields.name,
    companyName: fields.companyName.trim() || null,
    language: fields.language,
    unitSystem: fields.unitSystem,
    preferences: {
      notifications: { email: fields.notifyEmail, sms: fields.notifySms },
      repack: fields.repack,
    },
  };
}

const onOff = (value: boolean) => (value ? 'on' : 'off');

function inWords(fields: AccountFields): Record<keyof AccountFields, string> {
  return {
    name: fields.name,
    companyName: fields.companyName || 'empty',
    language: languages[fields.language] ?? fields.language,
    unitSystem: unitSystems[fields.unitSystem],
    notifyEmail: onOff(fields.notifyEmail),
    notifySms: onOff(fields.notifySms),
    repack: onOff(fields.repack),
  };
}

/** In words, the saved value of each field that differs from the form's. */
export function differences(form: AccountFields, saved: AccountFields): AccountFormState['savedElsewhere'] {
  const words = Object.entries(inWords(saved)) as [keyof AccountFields, string][];
  return Object.fromEntries(words.filter(([key]) => form[key] !== saved[key]));
}
