import { and, asc, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../..';

interface Oldest {
  /** The key of the rows' table. */
  id: PgColumn;
  /** The time that they are ordered by. */
  at: PgColumn;
  /** What else has to be so. */
  where?: SQL | undefined;
}

/**
 * The keys of the oldest rows before a time, as a subquery for a change of these rows. They are locked; rows that somebody
 * else has locked are left out.
 */
export function oldest(db: Database, { id, at, where }: Oldest, before: Date, limit: number) {
  return db
    .select({ id })
    .from(id.table)
    .where(and(lt(at, before), where))
    .orderBy(asc(at))
    .limit(limit)
    .for('update', { skipLocked: true });
}
