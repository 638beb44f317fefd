import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A drizzle database with our schema, PGlite or PostgreSQL. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  kind: 'pglite' | 'postgresql';
  db: Database;
  close: () => Promise<void>;
}
