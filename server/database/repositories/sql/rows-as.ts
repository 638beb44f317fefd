import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database/types';

/** The rows of a statement that drizzle has no words for, parsed. */
export async function rowsAs<T extends z.ZodType>(
  db: Database,
  row: T,
  statement: SQL,
): Promise<z.infer<T>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(statement)).rows;
}
