/** What decides the order of asks, and whether two are the same. */
export interface Ask {
  /** Of the package or shipment. */
  id: string;
  /** Asks come in the order of these: days or instants of ISO 8601. */
  sortKey: string;
  /** ms since 1970 of its latest change: of two with one key the newer comes first. */
  at: number;
}

/** A row of Home: an ask, ticked off once it is no longer asked. */
export type AskRow<T extends Ask = Ask> = T & { isDone?: true };

/** What is asked now. */
export interface Asks<T extends Ask> {
  /** The most pressing ones, the first one first. */
  asked: readonly T[];
  /** Of all. */
  total: number;
}

const precedes = (one: Ask, other: Ask): boolean =>
  one.sortKey < other.sortKey || (one.sortKey === other.sortKey && one.at >= other.at);

/**
 * The rows to show once the asks have changed: those that were shown stay in their places, ticked off where they are no
 * longer asked. One that others have pushed off the end of the list may still be asked, so it goes without a tick.
 * @param shown the rows so far
 * @param most rows up to which others move up; infinite on a new visit, where nothing is read yet
 */
export function followAsks<T extends Ask>(
  shown: readonly AskRow<T>[],
  { asked, total }: Asks<T>,
  most: number,
): AskRow<T>[] {
  const lastOfAll = total > asked.length ? asked.at(-1) : undefined;
  const ticked = shown.map((row): AskRow<T> | undefined => {
    if (asked.some(({ id }) => id === row.id)) return undefined;
    const isOver = row.isDone ?? (!lastOfAll || precedes(row, lastOfAll));
    return isOver ? { ...row, isDone: true } : undefined;
  });
  const room = most - ticked.filter(Boolean).length;
  const lastShown = asked.findLastIndex((ask) => shown.some(({ id }) => id === ask.id));
  const rows: AskRow<T>[] = asked.filter((_, index) => index <= lastShown || index < room);
  ticked.forEach((row, place) => {
    if (row) rows.splice(place, 0, row);
  });
  return rows;
}
