import { sql } from 'drizzle-orm';
import type { Database } from '@/server/database';
import { apart } from '@/server/database/connection/watched-client';

/**
 * Tables that have changed by as much as PostgreSQL's autovacuum waits for, or whose files have grown by a fifth: what it
 * counts of changes is lost when PGlite is closed, what a table measured at its last vacuum is not.
 * @returns their names as they stand in a statement
 */
export async function changedTables(db: Database): Promise<string[]> {
  // Without it, PGlite's counts would be those of its last vacuum.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  // Nothing analyzes the table of the statistics themselves.
  const { rows } = (await db.execute(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind = 'r' and c.relpersistence = 'p' and (
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) and c.oid <> 'pg_statistic'::regclass
      or pg_relation_size(c.oid) > 1.2 * c.relpages * current_setting('block_size')::int
    )
    order by name`)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

/** Vacuums and analyzes a table. */
export async function vacuum(db: Database, name: string): Promise<void> {
  await db.execute(sql.raw(`${apart} vacuum (analyze) ${name}`));
}
