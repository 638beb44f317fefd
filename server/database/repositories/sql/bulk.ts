import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../..';

type Row = Record<string, unknown>;

/** The columns of rows, by key, without generated ones. */
function columnsOf(table: PgTable, rows: readonly Row[]): (readonly [key: string, column: string])[] {
  const columns = getTableColumns(table);
  return Object.keys(rows[0] ?? {}).flatMap((key) => {
    const column = columns[key];
    return column && !column.generated ? [[key, column.name] as const] : [];
  });
}

/** Rows as one JSON parameter, so that the statement is the same for any number of rows. */
function asRecords(table: PgTable, rows: readonly Row[], names: ReturnType<typeof columnsOf>) {
  const records = rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key]])));
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`;
}

/**
 * Inserts many rows in one statement. All rows must have the keys of the first one. Rows that conflict with stored ones
 * are skipped.
 */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const names = columnsOf(table, rows);
  if (names.length === 0) return;
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${list})
        select ${list} from ${asRecords(table, rows, names)}
        on conflict do nothing`,
  );
}

/** Updates many complete rows, identified by `id`, in one statement. They must be locked. */
export async function updateMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const names = columnsOf(table, rows);
  if (names.length === 0) return;
  const sets = names
    .filter(([key]) => key !== 'id')
    .map(([, name]) => sql`${sql.identifier(name)} = told.${sql.identifier(name)}`);
  await db.execute(
    sql`update ${table} set ${sql.join(sets, sql`, `)}
        from ${asRecords(table, rows, names)} as told where ${table}."id" = told."id"`,
  );
}
