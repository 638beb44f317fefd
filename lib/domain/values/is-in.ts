/** Whether a table has an entry of its own by this name. */
export const isIn = <T extends object>(table: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(table, name);

/** A table's own entry by a name. */
export const entryOf = <T extends object>(table: T, name: PropertyKey): T[keyof T] | undefined =>
  isIn(table, name) ? table[name] : undefined;
