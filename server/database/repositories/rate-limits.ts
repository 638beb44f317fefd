import { lt, sql } from 'drizzle-orm';
import { schema, type Database } from '..';

const { rateLimits } = schema;

interface Limit {
  /** What is counted and for whom, such as `onboarding:203.0.113.7`. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one more in a fixed window shared by all instances.
 * @returns the seconds to wait when the limit is passed, else 0.
 */
export async function countHit(
  db: Database,
  { key, limit, windowSeconds }: Limit,
  now: Date,
): Promise<number> {
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('A rate limit was not counted');
  if (row.count === 1) await forgetPast(db, now);
  return row.count <= limit ? 0 : Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
}

/** A few past windows go whenever a new one starts; rows that another instance holds are left to it. */
async function forgetPast(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const past = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.windowEndsAt, dayAgo))
    .limit(50)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(sql`${rateLimits.key} in ${past}`);
}
