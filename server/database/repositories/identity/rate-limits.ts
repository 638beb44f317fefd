import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { rateLimits } from '@/server/database/schema';
import type { Database } from '@/server/database';

/** A rate limit: a fixed window that opens at its first use. */
export interface Window {
  key: string;
  max: number;
  seconds: number;
}

const instantOf = (value: Date) => sql.param(value, rateLimits.windowEndsAt);
const secondsFrom = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Consumes one use of a window, atomically over all instances.
 * @returns the seconds to wait, or null when the use was granted; a refused use is not counted
 */
export async function takeFromWindow(db: Database, window: Window, now: Date): Promise<number | null> {
  const over = sql`${rateLimits.windowEndsAt} <= ${instantOf(now)}`;
  const endsAt = secondsFrom(now, window.seconds);
  const granted = await db
    .insert(rateLimits)
    .values({ key: window.key, count: 1, windowEndsAt: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${instantOf(endsAt)} else ${rateLimits.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.count} < ${window.max}`,
    })
    .returning({ key: rateLimits.key });
  if (granted.length > 0) return null;
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, window.key));
  const left = (row?.windowEndsAt.getTime() ?? now.getTime()) - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

/** Refunds one use of a window. */
export async function returnToWindow(db: Database, { key }: Window, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0), gt(rateLimits.windowEndsAt, now)));
}

/**
 * Counts a failure; the one that reaches `max` starts a lock of `seconds`, and while it holds nothing is counted.
 * @returns whether this failure started the lock
 */
export async function countFailure(db: Database, lock: Window, now: Date): Promise<boolean> {
  const over = sql`${rateLimits.windowEndsAt} <= ${instantOf(now)}`;
  const endsAt = secondsFrom(now, lock.seconds);
  const reaches = sql`${rateLimits.count} + 1 >= ${lock.max}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: lock.key, count: 1, windowEndsAt: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} or ${reaches} then ${instantOf(endsAt)} else ${rateLimits.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.count} < ${lock.max}`,
    })
    .returning({ count: rateLimits.count });
  return row !== undefined && row.count >= lock.max;
}

/** The seconds for which the failures of a key still lock it; null when they don't. */
export async function lockedFor(db: Database, lock: Window, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ endsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(
      and(eq(rateLimits.key, lock.key), gte(rateLimits.count, lock.max), gt(rateLimits.windowEndsAt, now)),
    );
  return row ? Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000) : null;
}

/** Whether the failures of a key have reached its lock, and it still holds. */
export async function isLocked(db: Database, lock: Window, now: Date): Promise<boolean> {
  return (await lockedFor(db, lock, now)) !== null;
}

/** Deletes windows that ended before an instant; rows locked by a call are left for the next time. */
export async function pruneWindows(db: Database, before: Date): Promise<void> {
  const past = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.windowEndsAt, before))
    .limit(1_000)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, past));
}
