import { formatDateTime } from '@/lib/format';
import { outboxResultSchema } from '../outbox';
import type { Connection } from './connect';
import { countOption } from './count-option';

/**
 * `outbox`: prints the newest messages, oldest first, so that the newest is next to the prompt.
 * @returns the exit code
 */
export async function runOutbox(connection: Connection, limit: string | undefined): Promise<number> {
  const count = countOption(limit, 10);
  const answer = outboxResultSchema.parse(await connection.run('outbox', { limit: count }));
  const messages = answer.messages.map(
    ({ createdAt, channel, recipient, subject, body }) =>
      `${formatDateTime(createdAt)} UTC  ${channel} to ${recipient}\n${subject}\n\n${body.trim()}\n`,
  );
  const rule = `${'─'.repeat(72)}\n`;
  console.log(messages.length > 0 ? messages.reverse().join(rule) : 'The outbox is empty.');
  return 0;
}
