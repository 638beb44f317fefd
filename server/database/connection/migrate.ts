import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenedDatabase } from '../types';

const migrationsFolder = path.join(process.cwd(), 'server', 'database', 'migrations');
/** An arbitrary constant; the lock keeps two instances from migrating at once. */
const advisoryLock = 7_921_005;

/** Migrates the schema; safe when several instances start together. */
export async function migrateDatabase({ kind, db }: OpenedDatabase): Promise<void> {
  const bringUpToDate = () => migrate(db as unknown as Parameters<typeof migrate>[0], { migrationsFolder });
  // PGlite has one connection and, by the lock on its folder, one process.
  if (kind === 'pglite') return bringUpToDate();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await bringUpToDate();
  });
}
