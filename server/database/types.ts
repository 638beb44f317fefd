import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A drizzle database with our schema, PGlite or PostgreSQL. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  kind: 'pglite' | 'postgresql';
  db: Database;
  /** Connections that are open, those of them without work, and what waits for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Whether the disk has refused a change: then none is acknowledged any more by this process (decision 071). */
  hasRefused: () => boolean;
  close: () => Promise<void>;
}
