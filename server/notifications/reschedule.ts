import type { Database } from '@/server/database';
import type { EventRow } from '@/server/database/repositories/events/read-events';
import { moveMessage } from '@/server/database/repositories/notifications/messages';
import { readCollecting } from '@/server/database/repositories/notifications/relay';
import type { JobQueue } from '@/server/jobs/queue';
import { messageJob, type MessageJob } from './message-queue';
import { leavesAt } from './timing';

/** The fields of an account that say when its messages leave. */
const timingFields = ['notificationChoices', 'timeZone'];

function movesMessages({ kind, data }: EventRow): boolean {
  const fields = kind === 'account.changed' && Array.isArray(data.fields) ? data.fields : [];
  return timingFields.some((field) => fields.includes(field));
}

interface Rescheduling {
  messages: JobQueue<MessageJob>;
  /** ms that a message waits for more news. */
  settling: number;
}

/** Lets the waiting messages of customers who chose other times, or moved, leave by what holds now. */
export async function rescheduleMessages(
  tx: Database,
  events: readonly EventRow[],
  { messages, settling }: Rescheduling,
  now: Date,
): Promise<void> {
  const moved = new Set(events.filter(movesMessages).map(({ accountId }) => accountId));
  if (moved.size === 0) return;
  const settled = now.getTime() + settling;
  const jobs: ReturnType<typeof messageJob>[] = [];
  for (const { id, channel, dueAt, ...account } of await readCollecting(tx, [...moved], now)) {
    const next = leavesAt(account, channel, now, new Date(Math.min(dueAt.getTime(), settled)));
    if (next.getTime() === dueAt.getTime()) continue;
    await moveMessage(tx, id, next);
    jobs.push(messageJob(id, next));
  }
  await messages.add(tx, jobs);
}
