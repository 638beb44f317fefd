import { sql } from 'drizzle-orm';
import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import type { Database } from '@/server/database';

/** Takes away what posts for the release before, so that a posting that is left out shows. */
export async function withoutAdoption(db: Database): Promise<void> {
  await db.execute(sql`alter table invoices disable trigger ledger_follows_invoices`);
  await db.execute(sql`alter table payments disable trigger ledger_follows_payments`);
}

/** What `ledger verify` finds wrong. */
export async function differencesOf(db: Database) {
  const { differences } = await verifyLedger(db);
  return differences;
}
