import type { Database } from '../types';

/**
 * A query that is put together once per database; each run gives its placeholders their values.
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
