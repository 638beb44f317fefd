import { asc, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { signingKeys } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type SigningKey = typeof signingKeys.$inferSelect;
export type NewSigningKey = typeof signingKeys.$inferInsert;

/** An arbitrary constant; the lock keeps two instances from creating the first key at once. */
const advisoryLock = 7_921_006;

/** The keys that still verify, oldest first. */
export async function listSigningKeys(db: Database, now: Date): Promise<SigningKey[]> {
  return db
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiresAt), gt(signingKeys.retiresAt, now)))
    .orderBy(asc(signingKeys.signsFrom), asc(signingKeys.kid));
}

/** Stores the first key; does nothing when another instance was faster. */
export async function addFirstSigningKey(db: Database, key: NewSigningKey, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    if ((await listSigningKeys(tx, now)).length === 0) await tx.insert(signingKeys).values(key);
  });
}

/** Stores a key and sets the end of earlier ones that have none. */
export async function succeedSigningKeys(db: Database, key: NewSigningKey, retiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await tx.update(signingKeys).set({ retiresAt }).where(isNull(signingKeys.retiresAt));
    await tx.insert(signingKeys).values(key);
  });
}

/** Deletes keys that stopped verifying before an instant. */
export async function pruneSigningKeys(db: Database, before: Date): Promise<void> {
  await db.delete(signingKeys).where(lt(signingKeys.retiresAt, before));
}
