import { sql, type AnyColumn, type GetColumnData, type SQL, type Subquery } from 'drizzle-orm';

type Selected = Record<string, AnyColumn | SQL>;
type DataOf<C> = C extends AnyColumn ? GetColumnData<C> : C extends SQL<infer T> ? T : never;
type Jsoned<T> = T extends Date ? string : T;

/** Columns of a read in JSON. */
type Named<C extends Selected> = { [K in keyof C]: SQL.Aliased<Jsoned<DataOf<C[K]>>> };

/** A row of named columns; instants are texts that `Date` reads. */
export type JsonRow<C extends Record<string, SQL.Aliased>> = { [K in keyof C]: C[K]['_']['type'] };

/** Columns for `jsonRows`, which a row has under their keys. */
export function named<C extends Selected>(columns: C): Named<C> {
  const entries = Object.entries(columns).map(([key, column]) => [key, sql`${column}`.as(key)]);
  return Object.fromEntries(entries) as Named<C>;
}

interface Query<R> {
  as: (alias: string) => Subquery;
  _: { readonly result: R[] };
}

/** Puts the names back to the cells of each row, which PostgreSQL sends without. */
function rowsNamed<R>(names: readonly string[]): (rows: unknown[][]) => R[] {
  return (rows) =>
    rows.map((cells) => {
      const row: Record<string, unknown> = {};
      names.forEach((name, index) => (row[name] = cells[index]));
      return row as R;
    });
}

/**
 * The rows of a query of `named` columns as one JSON array. So several reads fit in one statement, and a list costs the
 * driver one value instead of one for each column of each row. The rows are arrays on their way: to name each value costs
 * PostgreSQL more than to write it.
 */
export function jsonRows<R>(query: Query<R>): SQL<R[]> {
  const rows = query.as('rows');
  const names = Object.keys(rows._.selectedFields);
  const cells = names.map((name) => sql`${sql.identifier('rows')}.${sql.identifier(name)}`);
  const row = sql`json_build_array(${sql.join(cells, sql`, `)})`;
  return sql`(select coalesce(json_agg(${row}), '[]') from ${rows})`.mapWith(rowsNamed<R>(names));
}

/** What a statement selects from whose columns are all `jsonRows`. */
export const nothingElse = sql`(select 1) as nothing_else`;

/** The one row of a statement from `nothingElse`. */
export function onlyRow<R>([row]: R[]): R {
  if (!row) throw new Error('A statement that always has one row has none');
  return row;
}
