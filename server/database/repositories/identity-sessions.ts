import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { revokedSessions, sessions } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type Session = typeof sessions.$inferSelect;

/** `idleSince`: a session untouched since then is dead. */
export interface LiveAt {
  now: Date;
  idleSince: Date;
}

const alive = ({ now, idleSince }: LiveAt) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastAccessedAt, idleSince));

/** The live session of a token's digest. */
export async function findSession(db: Database, tokenDigest: string, at: LiveAt): Promise<Session | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenDigest, tokenDigest), alive(at)));
  return session ?? null;
}

/** Stores a new session. */
export async function createSession(db: Database, session: typeof sessions.$inferInsert): Promise<Session> {
  const [created] = await db.insert(sessions).values(session).returning();
  if (!created) throw new Error('The session was not stored');
  return created;
}

/** Marks a live session as used and, when asked, moves its end; null when it is dead. */
export async function touchSession(
  db: Database,
  tokenDigest: string,
  at: LiveAt,
  extension: { expiresAt: Date; maxMinutes: number } | null,
): Promise<Session | null> {
  const latest = sql`${sessions.startedAt} + make_interval(mins => ${extension?.maxMinutes ?? 0}::integer)`;
  const [session] = await db
    .update(sessions)
    .set({
      lastAccessedAt: at.now,
      ...(extension && {
        expiresAt: sql`least(${sql.param(extension.expiresAt, sessions.expiresAt)}, ${latest})`,
      }),
    })
    .where(and(eq(sessions.tokenDigest, tokenDigest), alive(at)))
    .returning();
  return session ?? null;
}

/** What a step-up changes. */
export type StepUp = Pick<Session, 'tokenDigest' | 'lastAccessedAt' | 'expiresAt' | 'factors'>;

/** Gives a live session another factor and another token; null when it has died or changed meanwhile. */
export async function stepUpSession(db: Database, session: Session, change: StepUp): Promise<Session | null> {
  const [changed] = await db
    .update(sessions)
    .set(change)
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.tokenDigest, session.tokenDigest),
        isNull(sessions.revokedAt),
      ),
    )
    .returning();
  return changed ?? null;
}

/** Ends a session for the identity server and, by `revoked_sessions`, for the product API at once (security 6). */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
    await tx.insert(revokedSessions).values({ sessionId: id, revokedAt: now }).onConflictDoNothing();
  });
}

/** The live sessions of a user, the one used last first. */
export async function listSessions(db: Database, userId: string, at: LiveAt): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive(at)))
    .orderBy(desc(sessions.lastAccessedAt), desc(sessions.id));
}

/**
 * Ends every session of a user but one, as `revokeSession` does; null keeps none.
 * @returns how many it ended
 */
export async function revokeOtherSessions(
  db: Database,
  userId: string,
  keepSessionId: string | null,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const kept = keepSessionId === null ? undefined : ne(sessions.id, keepSessionId);
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept))
      .returning({ sessionId: sessions.id });
    const rows = ended.map(({ sessionId }) => ({ sessionId, revokedAt: now }));
    if (rows.length > 0) await tx.insert(revokedSessions).values(rows).onConflictDoNothing();
    return rows.length;
  });
}

/** Drops sessions that ended, and revocations made, before an instant by which their JWTs are dead. */
export async function pruneSessions(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  await db.delete(revokedSessions).where(lt(revokedSessions.revokedAt, before));
}
