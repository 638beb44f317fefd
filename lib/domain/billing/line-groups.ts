import type { Money } from '../values/common';
import type { InvoiceLine } from './invoice';

/** A line of an invoice or a credit note. */
type Line = Pick<InvoiceLine, 'packageId' | 'amount'>;

/** Lines that stand together. */
export interface LineGroup<Item, Own extends Line = InvoiceLine> {
  /** The package that they are for; none of those that are for no package, or for one that isn't known here. */
  item?: Item;
  lines: readonly [Own, ...Own[]];
  /** Of the lines, without taxes: the sums of all groups are the subtotal. */
  sum: Money;
}

function sumOf([{ amount: first }, ...others]: LineGroup<unknown, Line>['lines']): Money {
  return others.reduce((sum, { amount }) => ({ ...sum, amount: sum.amount + amount.amount }), first);
}

/**
 * The lines by package, in the order in which packages first occur, and those for none at the end; undefined where
 * they are of one package or of none, and stay a plain list.
 */
export function groupsOf<Item extends { id: string }, Own extends Line>(
  lines: readonly Own[],
  packages: readonly Item[],
): LineGroup<Item, Own>[] | undefined {
  const known = new Map(packages.map((item) => [item.id, item]));
  const found = new Map<Item | undefined, LineGroup<Item, Own>['lines']>();
  for (const line of lines) {
    const item = line.packageId === undefined ? undefined : known.get(line.packageId);
    const before = found.get(item);
    found.set(item, before ? [...before, line] : [line]);
  }
  const rest = found.get(undefined);
  found.delete(undefined);
  if (found.size < 2) return undefined;
  const groups = [...found].map(([item, own]) => ({ ...(item && { item }), lines: own, sum: sumOf(own) }));
  return rest ? [...groups, { lines: rest, sum: sumOf(rest) }] : groups;
}
