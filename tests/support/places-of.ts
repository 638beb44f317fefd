import { sql } from 'drizzle-orm';
import type { Database } from '@/server/database';

interface Table {
  schema: string;
  name: string;
}

const rowsOf = <T>(answer: unknown) => (answer as { rows: T[] }).rows;

/** Every table of the database that is not the database's own. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const answer = await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not like 'pg\\_%' and table_schema <> 'information_schema'
    order by 1, 2`);
  return rowsOf<Table>(answer);
}

/** The columns of all tables in which one of some texts stands, in any case: `invoices.buyer`. */
export async function placesOf(db: Database, texts: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  const wanted = JSON.stringify(texts.map((text) => text.toLowerCase()));
  for (const { schema, name } of await tablesOf(db)) {
    const answer = await db.execute(sql`
      select distinct field.key as column
      from ${sql.identifier(schema)}.${sql.identifier(name)} as stored, jsonb_each_text(to_jsonb(stored)) as field
      where exists (
        select from jsonb_array_elements_text(${wanted}::jsonb) as text where strpos(lower(field.value), text) > 0)
      order by 1`);
    places.push(...rowsOf<{ column: string }>(answer).map(({ column }) => `${name}.${column}`));
  }
  return places;
}
