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

/**
 * The rows of a query of `named` columns as one JSON array. So several reads fit in one statement, and a list costs the
 * driver one value instead of one for each column of each row.
 */
export function jsonRows<R>(query: Query<R>): SQL<R[]> {
  const rows = sql.identifier('rows');
  return sql<R[]>`(select coalesce(json_agg(${rows}), '[]') from ${query.as('rows')})`;
}

/** What a statement selects from whose columns are all `jsonRows`. */
export const nothingElse = sql`(select 1) as nothing_else`;

/** The one row of a statement from `nothingElse`. */
export function onlyRow<R>([row]: R[]): R {
  if (!row) throw new Error('A statement that always has one row has none');
  return row;
}
