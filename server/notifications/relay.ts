import { channelsFor, isNews } from '@/lib/domain/notification/rules';
import type { MessageChannel } from '@/lib/domain/notification/message';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  addNotifications,
  fillMessages,
  lockWaitingEvents,
  markRelayed,
  openMessage,
  readReachable,
  type EventRow,
  type NotificationRow,
} from '@/server/database/repositories/notifications/relay';
import type { JobQueue } from '@/server/jobs/queue';

/** The job of a message: to send it. */
export interface MessageJob {
  messageId: string;
}

export interface RelayOptions {
  messages: JobQueue<MessageJob>;
  clock: () => Date;
  /** ms that a message waits for more news before it is sent. */
  settling: number;
  /** The channels that this installation can send by. */
  channels: readonly MessageChannel[];
}

/** Events handed on in one transaction. */
const batch = 200;

function notificationOf(event: EventRow, now: Date): NotificationRow {
  const { accountId, position: eventPosition, kind, subjectId, data, at } = event;
  const id = newId('ntf');
  return { id, accountId, eventPosition, kind, subjectId, data, at, createdAt: now, readAt: null };
}

/** The notifications of each message to be sent: by account and channel. */
function byRecipient(
  notifications: readonly NotificationRow[],
  accounts: Awaited<ReturnType<typeof readReachable>>,
  offered: readonly MessageChannel[],
) {
  const groups = new Map<string, { accountId: string; channel: MessageChannel; ids: string[] }>();
  for (const { id, accountId, kind } of notifications) {
    const account = accounts.get(accountId);
    const channels = account ? channelsFor(kind, account).filter((channel) => offered.includes(channel)) : [];
    for (const channel of channels) {
      const key = `${accountId} ${channel}`;
      const group = groups.get(key) ?? { accountId, channel, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

async function tell(
  tx: Database,
  news: readonly EventRow[],
  options: RelayOptions,
  now: Date,
): Promise<void> {
  const notifications = news.map((event) => notificationOf(event, now));
  await addNotifications(tx, notifications);
  const accounts = await readReachable(tx, [...new Set(news.map(({ accountId }) => accountId))]);
  const dueAt = new Date(now.getTime() + options.settling);
  const jobs: { data: MessageJob; startAt: Date }[] = [];
  for (const { ids, ...recipient } of byRecipient(notifications, accounts, options.channels)) {
    const { id: messageId, isNew } = await openMessage(tx, recipient, { now, dueAt });
    await fillMessages(
      tx,
      ids.map((notificationId) => ({ messageId, notificationId })),
    );
    if (isNew) jobs.push({ data: { messageId }, startAt: dueAt });
  }
  await options.messages.add(tx, jobs);
}

/**
 * Hands the oldest waiting events on: makes notifications of those that are news, messages for customers who want them,
 * and their jobs, all in the transaction that marks the events as handed on. Any number of instances may do so.
 * @returns whether there may be more
 */
export async function relayEvents(db: Database, options: RelayOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    const events = await lockWaitingEvents(tx, batch);
    if (events.length === 0) return false;
    const now = options.clock();
    const news = events.filter(isNews);
    if (news.length > 0) await tell(tx, news, options, now);
    await markRelayed(tx, events, now);
    return events.length === batch;
  });
}
