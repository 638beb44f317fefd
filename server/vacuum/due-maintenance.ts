import { sql } from 'drizzle-orm';
import type { Database } from '@/server/database';

/** What PostgreSQL's autovacuum does for a table. */
export type Work = 'analyze' | 'vacuum';

/** Work that is due for a table. */
export interface Maintenance {
  work: Work;
  /** The work and its table, such as `analyze public.packages`. */
  statement: string;
  /** ms that it takes at most, about; nothing else is answered meanwhile. */
  ms: number;
}

interface ChangedTable {
  name: string;
  /** Megabytes of its rows, and with its indexes. */
  rows: number;
  whole: number;
  analyze: boolean;
  vacuum: boolean;
}

/** ms for a table without rows, and for each megabyte that is read, as measured (decision 076). */
const least = 5;
const perMegabyte = { analyze: 15, vacuum: 8 };
/** Megabytes that are read of a larger table to analyze it: 7,500 pages, by `default_statistics_target`. */
const sample = 60;

const maintenanceOf = ({ name, ...changed }: ChangedTable): Maintenance[] => {
  const read = { analyze: Math.min(changed.rows, sample), vacuum: changed.whole };
  return (['analyze', 'vacuum'] as const)
    .filter((work) => changed[work])
    .map((work) => ({ work, statement: `${work} ${name}`, ms: least + perMegabyte[work] * read[work] }));
};

/**
 * What is due, by the rules of PostgreSQL's autovacuum. A table is analyzed when its file has grown by a fifth, too: what
 * PGlite counts of changes is lost when it is closed, what a table measured is not; and to analyze it counts dead rows.
 * @returns the shortest first
 */
export async function dueMaintenance(db: Database): Promise<Maintenance[]> {
  // Without it, PGlite's counts would be those of its last vacuum.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  // Nothing analyzes the table of the statistics themselves. The sizes are those of files: only of what is due.
  const { rows } = (await db.execute(sql`
    with due as materialized (
      select c.oid, format('%I.%I', n.nspname, c.relname) as name,
        c.oid <> 'pg_statistic'::regclass and (
          pg_stat_get_mod_since_analyze(c.oid) > 50 + 0.1 * greatest(c.reltuples, 0)
          or pg_relation_size(c.oid) > 1.2 * c.relpages * current_setting('block_size')::int
        ) as "analyze",
        pg_stat_get_dead_tuples(c.oid) > 50 + 0.2 * greatest(c.reltuples, 0)
          or pg_stat_get_ins_since_vacuum(c.oid) > 1000 + 0.2 * greatest(c.reltuples, 0) as "vacuum"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence = 'p'
    )
    select name, "analyze", "vacuum",
      (pg_table_size(oid) / 1e6)::float8 as "rows",
      (pg_total_relation_size(oid) / 1e6)::float8 as "whole"
    from due
    where "analyze" or "vacuum"
    order by name`)) as { rows: ChangedTable[] };
  return rows.flatMap(maintenanceOf).toSorted((a, b) => a.ms - b.ms);
}
