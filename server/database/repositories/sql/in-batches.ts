import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '@/server/database';
import { rowsAs } from './rows-as';

/** Rows that are read and written at a time. */
export const rowBatch = 500;

/** The rows of a query in batches, none of which is empty. Call it in a transaction, and one at a time. */
export async function* inBatches<T extends z.ZodType>(
  tx: Database,
  schema: T,
  query: SQL,
): AsyncGenerator<z.infer<T>[]> {
  await tx.execute(sql`declare waybill_rows no scroll cursor for ${query}`);
  const next = sql.raw(`fetch ${rowBatch} from waybill_rows`);
  for (;;) {
    const rows = await rowsAs(tx, schema, next);
    if (rows.length > 0) yield rows;
    if (rows.length < rowBatch) break;
  }
  await tx.execute(sql`close waybill_rows`);
}
