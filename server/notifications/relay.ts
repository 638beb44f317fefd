import { allowedChannels, isTold, type MessageRules } from '@/lib/domain/operator/message-rules';
import { channelsFor, isNews } from '@/lib/domain/notification/rules';
import type { MessageChannel } from '@/lib/domain/notification/message';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  addNotifications,
  fillMessages,
  openMessage,
  readReachable,
  readRules,
  type NotificationRow,
} from '@/server/database/repositories/notifications/relay';
import type { EventRow } from '@/server/database/repositories/events/read-events';
import { recordNotifications } from '@/server/database/repositories/events/record-events';
import type { Consumer } from '@/server/events/hand-over';
import type { JobQueue } from '@/server/jobs/queue';

/** The job of a message: to send it. */
export interface MessageJob {
  messageId: string;
}

export interface RelayOptions {
  messages: JobQueue<MessageJob>;
  /** ms that a message waits for more news before it is sent. */
  settling: number;
  /** The channels that this installation can send by. */
  channels: readonly MessageChannel[];
}

function notificationOf(event: EventRow, now: Date): NotificationRow {
  const { accountId, position: eventPosition, kind, subjectId, data, at } = event;
  const id = newId('ntf');
  return { id, accountId, eventPosition, kind, subjectId, data, at, createdAt: now, readAt: null };
}

/** A notification, and the rules of the warehouse that tells it. */
interface News {
  notification: NotificationRow;
  warehouseId: string;
  rules: MessageRules;
}

/** The notifications of each message to be sent: by account and channel. */
function byRecipient(
  news: readonly News[],
  accounts: Awaited<ReturnType<typeof readReachable>>,
  offered: readonly MessageChannel[],
) {
  const groups = new Map<string, { accountId: string; channel: MessageChannel; ids: string[] }>();
  for (const { notification, rules } of news) {
    const { id, accountId, kind } = notification;
    const account = accounts.get(accountId);
    const allowed = allowedChannels(kind, rules).filter((channel) => offered.includes(channel));
    const channels = account ? channelsFor(kind, account).filter((channel) => allowed.includes(channel)) : [];
    for (const channel of channels) {
      const key = `${accountId} ${channel}`;
      const group = groups.get(key) ?? { accountId, channel, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** What of the events their warehouses tell. */
async function newsOf(tx: Database, events: readonly EventRow[], now: Date): Promise<News[]> {
  const rulesOf = await readRules(tx, [...new Set(events.map(({ warehouseId }) => warehouseId))]);
  return events.flatMap((event) => {
    const { kind, warehouseId } = event;
    const rules = rulesOf(warehouseId);
    return isTold(kind, rules) ? [{ notification: notificationOf(event, now), warehouseId, rules }] : [];
  });
}

async function tell(
  tx: Database,
  events: readonly EventRow[],
  options: RelayOptions,
  now: Date,
): Promise<void> {
  const news = await newsOf(tx, events, now);
  const notifications = news.map(({ notification }) => notification);
  await addNotifications(tx, notifications);
  const told = new Map(news.map(({ notification: { accountId: id }, warehouseId }) => [id, { id, warehouseId }]));
  await recordNotifications(tx, [...told.values()], now);
  const accounts = await readReachable(tx, [...told.keys()]);
  const dueAt = new Date(now.getTime() + options.settling);
  const jobs: { data: MessageJob; startAt: Date }[] = [];
  const contents: Parameters<typeof fillMessages>[1][number][] = [];
  for (const { ids, ...recipient } of byRecipient(news, accounts, options.channels)) {
    const { id: messageId, isNew } = await openMessage(tx, recipient, { now, dueAt });
    contents.push(...ids.map((notificationId) => ({ messageId, notificationId })));
    if (isNew) jobs.push({ data: { messageId }, startAt: dueAt });
  }
  await fillMessages(tx, contents);
  await options.messages.add(tx, jobs);
}

/** Makes notifications of the events that are news, messages for customers who want them, and their jobs. */
export function tellCustomers(options: RelayOptions): Consumer {
  return async (tx, events, now) => {
    const news = events.filter(isNews);
    if (news.length > 0) await tell(tx, news, options, now);
  };
}
