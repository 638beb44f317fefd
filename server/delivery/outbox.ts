import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/database';
import {
  addOutboxMessage,
  listOutboxMessages,
} from '@/server/database/repositories/identity/identity-outbox';
import { dayMs } from '@/lib/domain/values/milliseconds';
import type { Deliver, Message } from './message';

/** A message that was stored instead of sent. */
export interface StoredMessage extends Pick<Message, 'channel' | 'recipient' | 'subject'> {
  id: string;
  body: string;
  createdAt: Date;
}

/** The time for which messages are stored, in milliseconds. */
const retention = dayMs;

/** Stores messages to be read by hand (security 33). */
export function createOutbox(db: Database, clock: () => Date): Deliver {
  return async ({ channel, recipient, subject, text }) => {
    const now = clock();
    const message = { id: `msg_${randomUUID()}`, channel, recipient, subject, body: text, createdAt: now };
    await addOutboxMessage(db, message, new Date(now.getTime() - retention));
  };
}

/** The messages of the last 24 hours, newest first. */
export async function listOutbox(
  db: Database,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<StoredMessage[]> {
  const messages = await listOutboxMessages(db, Math.min(Math.max(limit, 1), 200));
  return messages.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < retention);
}
