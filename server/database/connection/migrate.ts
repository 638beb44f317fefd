import { sql } from 'drizzle-orm';
import { domainEvents, forgottenEvents } from '../schema';
import type { Database, OpenedDatabase } from '../types';
import { lockMigrations, noteCompatibility, refuseNewerSchema, runMigrations } from './migrations';

/**
 * A restored dump's events bear transactions of the database that it was made of. Readers would wait for those that this
 * one has not reached (decision 041), so they all get one of its own, and keep the order of their positions. Which ones
 * were deleted matters to nobody then: places of the other database are not gone on from.
 */
async function adoptEvents(db: Database): Promise<void> {
  const unreached = sql`pg_snapshot_xmax(pg_current_snapshot())`;
  await db.execute(sql`
    update ${domainEvents} set transaction_id = pg_current_xact_id()
    where ${domainEvents.transactionId} >= ${unreached}
      and (select last.transaction_id from ${domainEvents} last order by last.position desc limit 1) >= ${unreached}`);
  await db.execute(
    sql`delete from ${forgottenEvents} where ${forgottenEvents.transactionId} >= ${unreached}`,
  );
}

/**
 * Migrates the schema. One that a newer release has migrated stays as it is.
 * @throws NewerSchemaError where this release was not made to run beside that
 */
export async function bringUpToDate(db: Database): Promise<void> {
  await refuseNewerSchema(db);
  await runMigrations(db);
  await noteCompatibility(db);
  await adoptEvents(db);
}

/** Migrates the schema; safe when several instances start together. @throws NewerSchemaError */
export async function migrateDatabase({ kind, db }: OpenedDatabase): Promise<void> {
  // PGlite has one connection and, by the lock on its folder, one process.
  if (kind === 'pglite') return bringUpToDate(db);
  await db.transaction(async (tx) => {
    await lockMigrations(tx);
    await bringUpToDate(tx);
  });
}
