import { desc, isNull } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';

const { restorations } = schema;

interface Restoration {
  takenAt: Date;
  restoredAt: Date;
}

/** Notes that the database was made of a backup: its queue is held from now on. */
export async function noteRestoration(tx: Database, restoration: Restoration): Promise<void> {
  await tx.insert(restorations).values(restoration);
}

/** The newest restoration that nobody has released the queue after; null where the queue is not held. */
export async function holdOf(db: Database): Promise<Restoration | null> {
  const [held] = await db
    .select({ takenAt: restorations.takenAt, restoredAt: restorations.restoredAt })
    .from(restorations)
    .where(isNull(restorations.releasedAt))
    .orderBy(desc(restorations.restoredAt))
    .limit(1);
  return held ?? null;
}

/** Lets the queue go on. @returns whether it was held */
export async function releaseHold(db: Database, now: Date): Promise<boolean> {
  const released = await db
    .update(restorations)
    .set({ releasedAt: now })
    .where(isNull(restorations.releasedAt))
    .returning();
  return released.length > 0;
}
