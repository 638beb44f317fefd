import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A drizzle database over the one schema; PGlite and PostgreSQL look alike. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  kind: 'pglite' | 'postgresql';
  db: Database;
  close: () => Promise<void>;
}
