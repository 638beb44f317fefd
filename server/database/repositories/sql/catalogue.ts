import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database';
import { rowsAs } from './rows-as';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type Table = z.infer<typeof tableSchema>;

/** The portal's tables by name, each with the columns that are stored rather than generated, by name. */
export function listTables(db: Database): Promise<Table[]> {
  const column = sql`json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))`;
  return rowsAs(
    db,
    tableSchema,
    sql`
    select c.relname as name, json_agg(${column} order by a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`,
  );
}

const sequenceSchema = z.object({
  name: z.string(),
  value: z.string(),
  /** Whether the value was given out. */
  isCalled: z.boolean(),
});

/** The sequences of the portal's tables and where each stands. */
export function listSequences(db: Database): Promise<z.infer<typeof sequenceSchema>[]> {
  return rowsAs(
    db,
    sequenceSchema,
    sql`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by sequencename`,
  );
}

/** Sets where a sequence stands. */
export async function setSequence(
  tx: Database,
  { name, value, isCalled }: z.infer<typeof sequenceSchema>,
): Promise<void> {
  await tx.execute(
    sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint, ${isCalled}::boolean)`,
  );
}

/** Makes the texts of values the same whatever the server is set to, until the end of the transaction. */
export async function settleTexts(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`);
}
