import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { apiKeys, warehouses } = schema;

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Precision, in ms, of a key's time of last use: a write at every call would be waste. */
const usePrecision = 60_000;

export async function addApiKey(db: Database, row: typeof apiKeys.$inferInsert): Promise<void> {
  await db.insert(apiKeys).values(row);
}

/** The active key of a digest; undefined for a revoked one. */
export async function findApiKey(db: Database, digest: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.digest, digest), isNull(apiKeys.revokedAt)));
  return row;
}

/** All keys, revoked ones too, oldest first. */
export async function listApiKeys(db: Database) {
  return db
    .select({ key: apiKeys, warehouse: warehouses.code })
    .from(apiKeys)
    .innerJoin(warehouses, eq(warehouses.id, apiKeys.warehouseId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Revokes a key. @returns false when there is none, or it was revoked before */
export async function revokeApiKey(db: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

export async function touchApiKey(db: Database, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usePrecision);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}
