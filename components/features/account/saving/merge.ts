import { inWords, type AccountField, type AccountFields } from '../account-fields';

/** A field that two people changed to two things: both are shown, and the customer chooses. */
export interface Conflict {
  field: AccountField;
  /** In words. */
  mine: string;
  theirs: string;
}

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
const text = (value: unknown) => JSON.stringify(value, sorted);

/** Whether two values of a field say the same. */
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);

/** The fields that a customer changed. */
export function changesOf(base: AccountFields, form: Partial<AccountFields>): Partial<AccountFields> {
  const fields = Object.keys(form) as AccountField[];
  return Object.fromEntries(
    fields.filter((field) => !isSame(base[field], form[field])).map((field) => [field, form[field]]),
  );
}

/** The changed fields that somebody else changed meanwhile, to something else. */
export function conflictsOf(
  base: AccountFields,
  mine: Partial<AccountFields>,
  current: AccountFields,
): Conflict[] {
  const wanted = { ...base, ...mine };
  return (Object.keys(mine) as AccountField[])
    .filter((field) => !isSame(base[field], current[field]) && !isSame(mine[field], current[field]))
    .map((field) => ({ field, mine: inWords(field, wanted), theirs: inWords(field, current) }));
}
