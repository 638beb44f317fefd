import { inArray, isNotNull, notInArray } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { oldest } from '../sql/oldest';

const { customerMessages, notifications } = schema;

/** Removes the texts of the oldest messages that have not changed since a time. @returns of how many */
export async function forgetBodies(db: Database, before: Date, limit: number): Promise<number> {
  const { id, body, changedAt: at } = customerMessages;
  const old = oldest(db, { id, at, where: isNotNull(body) }, before, limit);
  const emptied = await db
    .update(customerMessages)
    .set({ subject: null, body: null })
    .where(inArray(id, old))
    .returning({ id });
  return emptied.length;
}

/** Deletes the oldest messages that have ended, and not changed since a time. @returns how many */
export async function forgetMessages(db: Database, before: Date, limit: number): Promise<number> {
  const { id, status, changedAt: at } = customerMessages;
  const old = oldest(db, { id, at, where: notInArray(status, ['queued', 'sending']) }, before, limit);
  return (await db.delete(customerMessages).where(inArray(id, old)).returning({ id })).length;
}

/** Deletes the oldest notifications that were made before a time, read or not. @returns how many */
export async function forgetNotifications(db: Database, before: Date, limit: number): Promise<number> {
  const { id, createdAt: at } = notifications;
  const old = oldest(db, { id, at }, before, limit);
  return (await db.delete(notifications).where(inArray(id, old)).returning({ id })).length;
}
