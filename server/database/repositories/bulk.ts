import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '..';

/**
 * Inserts many rows in one statement with one parameter, a JSON text: a row more costs no placeholder more. All rows
 * must have the keys of the first one. What clashes with a stored row is left out.
 */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const names = Object.keys(rows[0] ?? {}).map((key) => [key, columns[key]?.name ?? key] as const);
  if (names.length === 0) return;
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(names.map(([key, name]) => [name, row[key]])),
  );
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${list})
        select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
        on conflict do nothing`,
  );
}
