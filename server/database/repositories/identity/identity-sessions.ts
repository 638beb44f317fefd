import { and, desc, eq, gt, gte, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { revokedSessions, sessions } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type Session = typeof sessions.$inferSelect;

/** `idleSince`: a session not used since then has expired. */
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

/**
 * Marks a live session as used and, if requested, moves its end, except for an impersonated one; null when it has
 * ended.
 */
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
        expiresAt: sql`case when ${sessions.impersonator} is null
          then least(${sql.param(extension.expiresAt, sessions.expiresAt)}, ${latest})
          else ${sessions.expiresAt} end`,
      }),
    })
    .where(and(eq(sessions.tokenDigest, tokenDigest), alive(at)))
    .returning();
  return session ?? null;
}

/** Whether a live session has replaced this token by another one since an instant. */
export async function wasReplaced(
  db: Database,
  tokenDigest: string,
  at: LiveAt,
  since: Date,
): Promise<boolean> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.replacedDigest, tokenDigest), gte(sessions.replacedAt, since), alive(at)));
  return session !== undefined;
}

/** The columns that a step-up changes. */
export type StepUp = Pick<Session, 'tokenDigest' | 'lastAccessedAt' | 'expiresAt' | 'factors'>;

/** Adds a factor to a live session and replaces its token; null when it has ended or changed meanwhile. */
export async function stepUpSession(db: Database, session: Session, change: StepUp): Promise<Session | null> {
  const [changed] = await db
    .update(sessions)
    .set({ ...change, replacedDigest: session.tokenDigest, replacedAt: change.lastAccessedAt })
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

/** Ends sessions for the identity server and, by `revoked_sessions`, for the product API at once (security 6). */
async function revokeWhere(db: Database, condition: SQL | undefined, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(condition, isNull(sessions.revokedAt)))
      .returning({ sessionId: sessions.id });
    const rows = ended.map(({ sessionId }) => ({ sessionId, revokedAt: now }));
    if (rows.length > 0) await tx.insert(revokedSessions).values(rows).onConflictDoNothing();
    return rows.length;
  });
}

/** Ends all sessions. @returns how many */
export const revokeAllSessions = (db: Database, now: Date): Promise<number> =>
  revokeWhere(db, undefined, now);

/** Ends a session (security 6). */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await revokeWhere(db, eq(sessions.id, id), now);
}

/** Ends a session of this user; false when the user has no live one of that id. */
export async function revokeOwnSession(
  db: Database,
  userId: string,
  id: string,
  at: LiveAt,
): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId), alive(at));
  return (await revokeWhere(db, own, at.now)) > 0;
}

/** Ends every session of a user but one; null ends all. @returns how many it ended */
export async function revokeOtherSessions(
  db: Database,
  userId: string,
  keepSessionId: string | null,
  now: Date,
): Promise<number> {
  const exceptKept = keepSessionId === null ? undefined : ne(sessions.id, keepSessionId);
  return revokeWhere(db, and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), exceptKept), now);
}

/**
 * Ends the sessions of a user that an app's access token has proved; one of them may be kept, if it rests on another
 * proof as well.
 */
export async function revokeSessionsOfApp(
  db: Database,
  { userId, appId, keepSessionId }: { userId: string; appId: string; keepSessionId: string | null },
  now: Date,
): Promise<void> {
  const ofApp = JSON.stringify([{ oauth_access_token_exchange_factor: { client_id: appId } }]);
  const hasOtherProof = sql`exists (select from jsonb_array_elements(${sessions.factors}) as factor
    where not factor ? 'oauth_access_token_exchange_factor')`;
  const kept = keepSessionId === null ? sql`false` : and(eq(sessions.id, keepSessionId), hasOtherProof);
  const condition = and(
    eq(sessions.userId, userId),
    sql`${sessions.factors} @> ${ofApp}::jsonb`,
    sql`not (${kept})`,
  );
  await revokeWhere(db, condition, now);
}

/** The live sessions of a user, the most recently used one first. */
export async function listSessions(db: Database, userId: string, at: LiveAt): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive(at)))
    .orderBy(desc(sessions.lastAccessedAt), desc(sessions.id));
}

/** The user agents of a user's sessions, by session id, including ended ones that are still stored. */
export async function listUserAgents(db: Database, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return new Map(rows.map(({ id, userAgent }) => [id, userAgent]));
}

/** Changes the factors of all sessions of a user that have not been ended. */
export async function changeFactors(
  tx: Database,
  userId: string,
  change: (factors: Session['factors']) => Session['factors'],
): Promise<void> {
  const rows = await tx
    .select({ id: sessions.id, factors: sessions.factors })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .for('update');
  for (const { id, factors } of rows) {
    const changed = change(factors);
    if (changed.length === factors.length) continue;
    await tx.update(sessions).set({ factors: changed }).where(eq(sessions.id, id));
  }
}

/** Deletes sessions that ended, and revocations made, before an instant by which their JWTs have expired. */
export async function pruneSessions(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  await db.delete(revokedSessions).where(lt(revokedSessions.revokedAt, before));
}
