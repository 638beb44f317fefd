import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database';
import type { Table } from './catalogue';
import { inBatches } from './in-batches';
import { rowsAs } from './rows-as';

const foreignKeySchema = z.object({ table: z.string(), name: z.string(), definition: z.string() });

/** Names are quoted and may stand in a statement. */
const foreignKeys = sql`
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

/**
 * Writes rows in any order, without the triggers and foreign keys of their tables. These are back, and hold for every
 * row, once `load` is done. The owner of the tables may do this; `session_replication_role` takes a superuser.
 */
export async function withoutRules(
  tx: Database,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await rowsAs(tx, foreignKeySchema, foreignKeys);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await load();
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

/** How many rows a table has. */
export const countRows = (db: Database, { name }: Table): Promise<number> =>
  db.$count(sql`${sql.identifier(name)}`);

const lineSchema = z.object({ line: z.string() });

/** The rows of a table in batches, each a JSON array of its columns' texts. Call it in a transaction. */
export async function* readRows(tx: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const lines = sql`
    select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)}`;
  for await (const rows of inBatches(tx, lineSchema, lines)) yield rows.map(({ line }) => line);
}

/** Adds rows as `readRows` gives them. */
export async function addRows(
  tx: Database,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, at) => sql.raw(`(line ->> ${at})::${type}`));
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`);
}
