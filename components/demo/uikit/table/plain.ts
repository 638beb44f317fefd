/** A column without its filter menu. */
export const plain = <C extends { meta?: { filter?: unknown } }>(column: C): C => ({
  ...column,
  meta: { ...column.meta, filter: undefined },
});
