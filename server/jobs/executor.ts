import { DrizzleQueryError, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Database } from '@/server/database';
import { apart } from '@/server/database/connection/watched-client';

type Rows = Awaited<ReturnType<PgBoss.Db['executeSql']>>;

const placeholder = /\$(\d+)/g;

/**
 * The queue's statements on a connection of ours, within its transaction if it is one: PGlite has a single connection,
 * and a job commits with the change that it is for. They touch the queue's own schema alone, so that a poll makes nobody
 * forget the callers (decision 030).
 */
export function executorOf(db: Database): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      // Some of its statements come without values, whatever its types say.
      const given = (values as unknown[] | undefined) ?? [];
      const parts = text.split(placeholder);
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(given[Number(part) - 1] ?? null)}`,
      );
      try {
        return (await db.execute(sql.join([sql.raw(apart), ...chunks]))) as Rows;
      } catch (error) {
        // It tells races of two instances by the database's own words.
        throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
      }
    },
  };
}
