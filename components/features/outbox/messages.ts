import 'server-only';
import { z } from 'zod';
import { readSettings } from '@/lib/runtime/settings';
import { log } from '@/lib/runtime/log';
import { providerFetch } from '@/lib/session/verify/provider';

const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms', 'whatsapp']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof messageSchema>;

const answerSchema = z.object({ data: z.object({ messages: z.array(messageSchema) }) });

/** The stored messages, newest first; null when the identity server could not be reached. */
export async function readOutbox(): Promise<OutboxMessage[] | null> {
  try {
    const response = await providerFetch(readSettings())('/v1/outbox', {
      headers: { 'x-waybill-outbox': '1' },
    });
    const answer = answerSchema.parse(await response.json());
    return answer.data.messages;
  } catch (error) {
    log.error('outbox.unreadable', { error });
    return null;
  }
}

const links = /https?:\/\/[^\s<>"]+/g;

/** The one-time code in a message, if any. */
export function codeIn(body: string): string | undefined {
  // A link's token may contain six digits in a row by chance.
  return /(?<!\d)\d{6}(?!\d)/.exec(body.replace(links, ''))?.[0];
}

/** The link into this portal in a message, if any. */
export function linkIn(body: string): string | undefined {
  const found = body.match(links) ?? [];
  return found.find((link) => link.startsWith(`${readSettings().publicOrigin}/auth/authenticate?`));
}
