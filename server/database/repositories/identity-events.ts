import { lt } from 'drizzle-orm';
import { securityEvents } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type NewSecurityEvent = typeof securityEvents.$inferInsert;

/** Appends to the audit log. */
export async function addSecurityEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

/** Drops events from before an instant. */
export async function pruneSecurityEvents(db: Database, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before));
}
