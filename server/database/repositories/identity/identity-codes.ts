import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { oneTimeCodes } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;
export type NewOneTimeCode = Omit<typeof oneTimeCodes.$inferInsert, 'tries' | 'endedAt'>;

const live = isNull(oneTimeCodes.endedAt);

/** Stores a code; the same statement ends the method's earlier one (security 8). */
export async function replaceCode(db: Database, code: NewOneTimeCode): Promise<void> {
  await db
    .insert(oneTimeCodes)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({
      target: oneTimeCodes.methodId,
      targetWhere: live,
      set: { ...code, userId: code.userId ?? null, tries: 0 },
    });
}

/** Counts an attempt at the method's live code, before anything is compared; null when no attempts are left. */
export async function countAttempt(
  db: Database,
  methodId: string,
  maxTries: number,
  now: Date,
): Promise<OneTimeCode | null> {
  const [code] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.methodId, methodId),
        live,
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, maxTries),
      ),
    )
    .returning();
  return code ?? null;
}

/** Ends a code, used or invalidated; of concurrent callers exactly one gets true. */
export async function endCode(db: Database, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(oneTimeCodes)
    .set({ endedAt: now })
    .where(and(eq(oneTimeCodes.id, id), live))
    .returning({ id: oneTimeCodes.id });
  return ended.length > 0;
}

/** Deletes codes that ended or expired before an instant. */
export async function pruneCodes(db: Database, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
}
