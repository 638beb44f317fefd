import { isSame } from '@/lib/domain/values/is-same';
import { inWords, type AccountField, type AccountFields } from '../account-fields';

/** A field changed by two people to different values: both are shown, and the customer chooses. */
export interface Conflict {
  field: AccountField;
  /** As text. */
  mine: string;
  theirs: string;
}

/** The fields that a customer changed. */
export function changesOf(base: AccountFields, form: Partial<AccountFields>): Partial<AccountFields> {
  const fields = Object.keys(form) as AccountField[];
  return Object.fromEntries(
    fields.filter((field) => !isSame(base[field], form[field])).map((field) => [field, form[field]]),
  );
}

/** Entries of a list that the other lacks, counting duplicates. */
function without<T>(list: readonly T[], other: readonly T[]): T[] {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.findIndex((one) => isSame(one, entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Merges two changes of a list; undefined where both changed or removed the same entry. */
function mergedList<T>(base: readonly T[], mine: readonly T[], current: readonly T[]): T[] | undefined {
  const [gone, added] = [without(base, mine), without(mine, base)];
  if (without(gone, current).length > 0) return undefined;
  const replaced = gone.length === added.length;
  const kept = current.flatMap((entry) => {
    const at = gone.findIndex((one) => isSame(one, entry));
    if (at < 0) return [entry];
    gone.splice(at, 1);
    return replaced ? added.splice(0, 1) : [];
  });
  return [...kept, ...without(added, without(current, base))];
}

export interface Merged {
  /** The changes to save on top of the current values. */
  mine: Partial<AccountFields>;
  /** Lists that contain both changes. */
  joined: AccountField[];
  conflicts: Conflict[];
}

/**
 * Rebases a customer's change on somebody else's. Fields the other did not change are saved as they are,
 * lists are merged entry by entry, and fields changed to different values are conflicts.
 */
export function merge(base: AccountFields, mine: Partial<AccountFields>, current: AccountFields): Merged {
  const wanted = { ...base, ...mine };
  const merged: Merged = { mine: { ...mine }, joined: [], conflicts: [] };
  const join = (field: 'shippingAddresses' | 'taxIds'): boolean => {
    const list = mergedList<unknown>(base[field], wanted[field], current[field]);
    if (list === undefined) return false;
    Object.assign(merged.mine, { [field]: list });
    merged.joined.push(field);
    return true;
  };
  for (const field of Object.keys(mine) as AccountField[]) {
    if (isSame(base[field], current[field]) || isSame(mine[field], current[field])) continue;
    if ((field === 'shippingAddresses' || field === 'taxIds') && join(field)) continue;
    merged.conflicts.push({ field, mine: inWords(field, wanted), theirs: inWords(field, current) });
  }
  return merged;
}
