interface Row {
  id: string;
}

/** The same rows in the same order; a first page that is full may have more after it. */
function isSameOrder(shown: readonly Row[], fresh: readonly Row[], limit: number): boolean {
  if (fresh.length < limit && fresh.length !== shown.length) return false;
  return fresh.every(({ id }, index) => shown[index]?.id === id);
}

/** A list that was drawn anew, with its rows in the places in which they are shown. */
interface Kept<R> {
  rows: readonly R[];
  /** How many rows are not shown yet, 0 where others have moved or gone; undefined where the order is the same. */
  news: number | undefined;
}

/**
 * Keeps shown rows in their places and brings them up to date, for somebody may be reading them. One that is gone stays as
 * it was.
 * @param limit rows of a full first page
 */
export function keepPlace<R extends Row>(shown: readonly R[], fresh: readonly R[], limit: number): Kept<R> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.map((row) => byId.get(row.id) ?? row);
  if (isSameOrder(shown, fresh, limit)) return { rows, news: undefined };
  const known = new Set(shown.map(({ id }) => id));
  return { rows, news: fresh.filter(({ id }) => !known.has(id)).length };
}
