import type { Database } from '../types';

/**
 * A query that is built once per database; each run fills its placeholders.
 * @param build ends in drizzle's `prepare`
 */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const queries = new WeakMap<Database, Q>();
  return (db) => {
    let query = queries.get(db);
    if (query === undefined) queries.set(db, (query = build(db)));
    return query;
  };
}
