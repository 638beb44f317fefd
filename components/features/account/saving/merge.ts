import { isSame } from '@/lib/domain/values/is-same';
import { inWords, type AccountField, type AccountFields } from '../account-fields';

/** A field that two people changed to two things: both are shown, and the customer chooses. */
export interface Conflict {
  field: AccountField;
  /** In words. */
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

/** What of a list another does not have; of equal entries each counts. */
function without<T>(list: readonly T[], other: readonly T[]): T[] {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.findIndex((one) => isSame(one, entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A list that two people changed, with both changes; undefined where both changed or took away the same entry. */
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
  /** What to save on top of what is there now. */
  mine: Partial<AccountFields>;
  /** Lists that have both changes. */
  joined: AccountField[];
  conflicts: Conflict[];
}

/**
 * A customer's change on top of somebody else's. What the other did not touch is saved as it is, lists are joined entry
 * by entry, and what both changed to different things is a conflict.
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
