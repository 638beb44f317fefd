import type { FieldErrors } from '@/lib/contract/errors';
import { changesOf, type Conflict } from '../saving/merge';
import type { AccountFields } from '../account-fields';

/** The fields of the form, by the names of its controls. */
export const profileFields = ['name', 'companyName', 'language', 'timeZone', 'unitSystem'] as const;
export type Profile = Pick<AccountFields, (typeof profileFields)[number]>;

/** The result of a save. `profile` is the customer's input, whatever the result. */
export interface ProfileState {
  outcome: 'idle' | 'saved' | 'invalid' | 'conflict' | 'failed';
  profile: Profile;
  /** The values the next save compares with, and their version. */
  base: AccountFields;
  version: number;
  errors?: FieldErrors;
  message?: string;
  code?: number;
  conflicts?: Conflict[];
  /** As text: fields that were changed elsewhere and now show that value. */
  changedElsewhere?: string[];
}

export function profileOf({ name, companyName, language, timeZone, unitSystem }: AccountFields): Profile {
  return { name, companyName, language, timeZone, unitSystem };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads the form; tampered values become text that the API refuses by field. */
export function readProfile(data: FormData): Profile {
  return {
    name: text(data, 'name'),
    companyName: text(data, 'companyName'),
    language: text(data, 'language'),
    timeZone: text(data, 'timeZone'),
    unitSystem: text(data, 'unitSystem') as Profile['unitSystem'],
  };
}

/** The name of the control that resolves a field's conflict; its value is `mine` or `theirs`. */
export const decisionName = (field: string) => `decide.${field}`;

/** The changes to save, without those discarded in a conflict. */
export function wantedChanges(base: AccountFields, profile: Profile, data: FormData): Partial<AccountFields> {
  const changes = Object.entries(changesOf(base, profile));
  return Object.fromEntries(changes.filter(([field]) => text(data, decisionName(field)) !== 'theirs'));
}
