import { desc, lt } from 'drizzle-orm';
import { outboxMessages } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** Stores a message and deletes those from before an instant. */
export async function addOutboxMessage(db: Database, message: OutboxMessage, keepFrom: Date): Promise<void> {
  await db.insert(outboxMessages).values(message);
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, keepFrom));
}

/** The newest messages first. */
export async function listOutboxMessages(db: Database, limit: number): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(limit);
}
