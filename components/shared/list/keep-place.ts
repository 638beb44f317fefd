/** How a list that was drawn anew differs from what is shown of it. */
export interface Kept<R> {
  /** The rows in their shown places, as they are now. */
  rows: readonly R[];
  /** How many are new; undefined where the order is the shown one. */
  news: number | undefined;
}

/** Keeps shown rows in their places, whatever order they have now. A row that is gone stays as it was. */
export function keepPlace<R extends { id: string }>(shown: readonly R[], fresh: readonly R[]): Kept<R> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.map((row) => byId.get(row.id) ?? row);
  const isSame = fresh.every(({ id }, index) => shown[index]?.id === id) && fresh.length >= Math.min(shown.length, 1);
  if (isSame) return { rows, news: undefined };
  const known = new Set(shown.map(({ id }) => id));
  return { rows, news: fresh.filter(({ id }) => !known.has(id)).length };
}
