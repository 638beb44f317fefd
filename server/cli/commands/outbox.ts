import { z } from 'zod';
import { listOutbox } from '@/server/delivery';
import type { CommandContext } from './context';

const bodySchema = z.object({ limit: z.int().min(1).max(200).default(10) });

/** The newest messages that were stored instead of sent, newest first. */
export const outboxResultSchema = z.object({
  messages: z.array(
    z.object({
      channel: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      createdAt: z.coerce.date(),
    }),
  ),
});
export type OutboxResult = z.infer<typeof outboxResultSchema>;

/**
 * Reads the outbox; it needs no further check, since anyone who can run commands owns the data folder (security 33).
 */
export async function outbox({ db, clock }: CommandContext, body: unknown): Promise<OutboxResult> {
  const { limit } = bodySchema.parse(body);
  return { messages: await listOutbox(db, { limit, now: clock() }) };
}
