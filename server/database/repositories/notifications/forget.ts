import { and, asc, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { customerMessages, notifications } = schema;

/** Removes what the oldest messages said, of those that have not changed since a time. @returns of how many */
export async function forgetBodies(db: Database, before: Date, limit: number): Promise<number> {
  const { id, body, changedAt } = customerMessages;
  const old = db
    .select({ id })
    .from(customerMessages)
    .where(and(lt(changedAt, before), isNotNull(body)))
    .orderBy(asc(changedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const told = await db
    .update(customerMessages)
    .set({ subject: null, body: null })
    .where(inArray(id, old))
    .returning({ id });
  return told.length;
}

/** Deletes the oldest messages that have ended, and not changed since a time. @returns how many */
export async function forgetMessages(db: Database, before: Date, limit: number): Promise<number> {
  const { id, status, changedAt } = customerMessages;
  const old = db
    .select({ id })
    .from(customerMessages)
    .where(and(lt(changedAt, before), notInArray(status, ['queued', 'sending'])))
    .orderBy(asc(changedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(customerMessages).where(inArray(id, old)).returning({ id })).length;
}

/** Deletes the oldest notifications that were made before a time, read or not. @returns how many */
export async function forgetNotifications(db: Database, before: Date, limit: number): Promise<number> {
  const { id, createdAt } = notifications;
  const old = db
    .select({ id })
    .from(notifications)
    .where(lt(createdAt, before))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(notifications).where(inArray(id, old)).returning({ id })).length;
}
