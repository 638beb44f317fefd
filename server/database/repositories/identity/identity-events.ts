import { desc, eq, lt } from 'drizzle-orm';
import { securityEvents } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type SecurityEvent = typeof securityEvents.$inferSelect;
export type NewSecurityEvent = typeof securityEvents.$inferInsert;

/** Appends to the audit log. */
export async function addSecurityEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

/** A user's events, the newest first. */
export async function listSecurityEvents(
  db: Database,
  userId: string,
  limit: number,
): Promise<SecurityEvent[]> {
  return db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

/** Deletes events from before an instant. */
export async function pruneSecurityEvents(db: Database, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before));
}
