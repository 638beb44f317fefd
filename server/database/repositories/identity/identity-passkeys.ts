import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { webauthnRegistrations } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type Passkey = typeof webauthnRegistrations.$inferSelect;
export type NewPasskey = typeof webauthnRegistrations.$inferInsert;

/** Stores a passkey; undefined when its credential is registered already. */
export async function addPasskey(db: Database, passkey: NewPasskey): Promise<Passkey | undefined> {
  const [added] = await db.insert(webauthnRegistrations).values(passkey).onConflictDoNothing().returning();
  return added;
}

/** The passkey of a credential id, of any user. */
export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db
    .select()
    .from(webauthnRegistrations)
    .where(eq(webauthnRegistrations.credentialId, credentialId));
  return passkey;
}

/** A user's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(webauthnRegistrations)
    .where(eq(webauthnRegistrations.userId, userId))
    .orderBy(asc(webauthnRegistrations.createdAt), asc(webauthnRegistrations.id));
}

interface Use {
  /** The authenticator's signature counter; always 0 if it has none. */
  counter: number;
  backedUp: boolean;
  now: Date;
}

/** Records a use. False when the counter did not grow: of two with the same count one is a copy (security 15). */
export async function recordPasskeyUse(
  db: Database,
  id: string,
  { counter, backedUp, now }: Use,
): Promise<boolean> {
  const { counter: stored } = webauthnRegistrations;
  const used = await db
    .update(webauthnRegistrations)
    .set({ counter, backedUp, lastUsedAt: now })
    .where(
      and(
        eq(webauthnRegistrations.id, id),
        counter === 0 ? eq(stored, 0) : lt(stored, sql.param(counter, stored)),
      ),
    )
    .returning({ id: webauthnRegistrations.id });
  return used.length > 0;
}

/** Renames a user's own passkey; undefined when they have none of that id. */
export async function renamePasskey(
  db: Database,
  { id, userId, name }: Pick<Passkey, 'id' | 'userId' | 'name'>,
): Promise<Passkey | undefined> {
  const [renamed] = await db
    .update(webauthnRegistrations)
    .set({ name })
    .where(and(eq(webauthnRegistrations.id, id), eq(webauthnRegistrations.userId, userId)))
    .returning();
  return renamed;
}
