import { and, eq } from 'drizzle-orm';
import { passwords } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type Password = typeof passwords.$inferSelect;

/** The password of a user; undefined when there is none. */
export async function findPassword(db: Database, userId: string): Promise<Password | undefined> {
  const [password] = await db.select().from(passwords).where(eq(passwords.userId, userId));
  return password;
}

/** Stores a user's password; a replaced one keeps its id. */
export async function savePassword(
  db: Database,
  { id, userId, hash, now }: Pick<Password, 'id' | 'userId' | 'hash'> & { now: Date },
): Promise<void> {
  await db
    .insert(passwords)
    .values({ id, userId, hash, createdAt: now, changedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: now } });
}

/**
 * Replaces the hash of a password that was just proven, and locks the password until the transaction ends.
 * @returns false when the password was changed meanwhile
 */
export async function holdPassword(tx: Database, proven: Password, hash = proven.hash): Promise<boolean> {
  const locked = await tx
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.userId, proven.userId), eq(passwords.hash, proven.hash)))
    .returning({ id: passwords.id });
  return locked.length > 0;
}
