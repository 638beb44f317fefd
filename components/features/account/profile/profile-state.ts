import type { FieldErrors } from '@/lib/contract/errors';
import { changesOf, type Conflict } from '../saving/merge';
import type { AccountFields } from '../account-fields';

/** The fields of the form, by the names of its controls. */
export const profileFields = ['name', 'companyName', 'language', 'timeZone', 'unitSystem'] as const;
export type Profile = Pick<AccountFields, (typeof profileFields)[number]>;

/** What saving came to. `profile` is the customer's input, kept whatever happened. */
export interface ProfileState {
  outcome: 'idle' | 'saved' | 'invalid' | 'conflict' | 'failed';
  profile: Profile;
  /** What the next save compares with, and its version. */
  base: AccountFields;
  version: number;
  errors?: FieldErrors;
  message?: string;
  code?: number;
  conflicts?: Conflict[];
  /** In words: fields that were changed elsewhere and are shown as they are now. */
  changedElsewhere?: string[];
}

export function profileOf({ name, companyName, language, timeZone, unitSystem }: AccountFields): Profile {
  return { name, companyName, language, timeZone, unitSystem };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads the form; what was tampered with becomes text that the API refuses by name. */
export function readProfile(data: FormData): Profile {
  return {
    name: text(data, 'name'),
    companyName: text(data, 'companyName'),
    language: text(data, 'language'),
    timeZone: text(data, 'timeZone'),
    unitSystem: text(data, 'unitSystem') === 'metric' ? 'metric' : 'imperial',
  };
}

/** The name of the control that decides a conflict about a field; its value is `mine` or `theirs`. */
export const decisionName = (field: string) => `decide.${field}`;

/** What the customer wants saved: every change, without those that a decision gave up. */
export function wantedChanges(base: AccountFields, profile: Profile, data: FormData): Partial<AccountFields> {
  const changes = Object.entries(changesOf(base, profile));
  return Object.fromEntries(changes.filter(([field]) => text(data, decisionName(field)) !== 'theirs'));
}
