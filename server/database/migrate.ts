import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { OpenedDatabase } from './types';

const migrationsFolder = path.join(process.cwd(), 'server', 'database', 'migrations');
/** Any fixed number; it keeps two starters from migrating at once. */
const advisoryLock = 7_921_005;

/** Brings the schema up to date; safe when several instances start together. */
export async function migrateDatabase({ kind, db }: OpenedDatabase): Promise<void> {
  if (kind === 'pglite') {
    await migratePglite(db as unknown as Parameters<typeof migratePglite>[0], { migrationsFolder });
    return;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await migratePostgres(db as unknown as Parameters<typeof migratePostgres>[0], { migrationsFolder });
  });
}
