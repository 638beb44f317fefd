import { and, asc, eq } from 'drizzle-orm';
import { connectedAppGrants, connectedApps, flowTokens, sessions } from '@/server/database/schema';
import type { Database } from '@/server/database';
import type { FlowKind, FlowToken } from './identity-flows';
import type { LiveAt } from './identity-sessions';

export type ConnectedApp = typeof connectedApps.$inferSelect;
export type AppGrant = typeof connectedAppGrants.$inferSelect;

export async function findApp(db: Database, id: string): Promise<ConnectedApp | undefined> {
  const [app] = await db.select().from(connectedApps).where(eq(connectedApps.id, id));
  return app;
}

export async function addApp(db: Database, app: typeof connectedApps.$inferInsert): Promise<void> {
  await db.insert(connectedApps).values(app);
}

const ofPair = (userId: string, appId: string) =>
  and(eq(connectedAppGrants.userId, userId), eq(connectedAppGrants.appId, appId));

/** A user's current grant to an app. */
export async function findGrant(db: Database, userId: string, appId: string): Promise<AppGrant | undefined> {
  const [grant] = await db.select().from(connectedAppGrants).where(ofPair(userId, appId));
  return grant;
}

/** The apps with a grant of the user, oldest first. */
export function listGrants(db: Database, userId: string): Promise<{ app: ConnectedApp; grant: AppGrant }[]> {
  return db
    .select({ app: connectedApps, grant: connectedAppGrants })
    .from(connectedAppGrants)
    .innerJoin(connectedApps, eq(connectedApps.id, connectedAppGrants.appId))
    .where(eq(connectedAppGrants.userId, userId))
    .orderBy(asc(connectedAppGrants.createdAt), asc(connectedApps.id));
}

type NewGrant = Pick<AppGrant, 'id' | 'userId' | 'appId' | 'scopes'> & { now: Date };

/** Stores a user's grant to an app; an earlier grant of the pair keeps its id and gets these scopes. */
export async function saveGrant(db: Database, { now, ...grant }: NewGrant): Promise<AppGrant> {
  const [saved] = await db
    .insert(connectedAppGrants)
    .values({ ...grant, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [connectedAppGrants.userId, connectedAppGrants.appId],
      set: { scopes: grant.scopes, lastUsedAt: now },
    })
    .returning();
  if (!saved) throw new Error('The grant was not stored');
  return saved;
}

/** Marks a grant as used; undefined when it was revoked meanwhile. */
export async function touchGrant(db: Database, id: string, now: Date): Promise<AppGrant | undefined> {
  const [grant] = await db
    .update(connectedAppGrants)
    .set({ lastUsedAt: now })
    .where(eq(connectedAppGrants.id, id))
    .returning();
  return grant;
}

/** Revokes a grant and every token that names it; false when there was none. */
export async function deleteGrant(db: Database, userId: string, appId: string): Promise<boolean> {
  const deleted = await db
    .delete(connectedAppGrants)
    .where(ofPair(userId, appId))
    .returning({ id: connectedAppGrants.id });
  return deleted.length > 0;
}

/** A code or refresh token as issued, used or not, to detect reuse. */
export async function findIssued(
  db: Database,
  kind: FlowKind,
  digest: string,
): Promise<FlowToken | undefined> {
  const [issued] = await db
    .select()
    .from(flowTokens)
    .where(and(eq(flowTokens.kind, kind), eq(flowTokens.digest, digest)));
  return issued;
}

export async function isSessionOpen(db: Database, id: string, at: LiveAt): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  if (!session || session.revokedAt !== null) return false;
  return session.expiresAt > at.now && session.lastAccessedAt > at.idleSince;
}
