import { isTold, type MessageRules } from '@/lib/domain/operator/message-rules';
import { channelsFor, isAboutAccount, isNews } from '@/lib/domain/notification/rules';
import type { MessageChannel } from '@/lib/domain/notification/message';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  addMessage,
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
import { messageJob, type MessageJob } from './message-queue';
import { rescheduleMessages } from './reschedule';
import { leavesAt } from './timing';

export interface RelayOptions {
  messages: JobQueue<MessageJob>;
  /** ms that a message waits for more news before it is sent. */
  settling: number;
  /** The channels that this installation can send by. */
  channels: readonly MessageChannel[];
}

type Accounts = Awaited<ReturnType<typeof readReachable>>;

interface MessageToFill {
  accountId: string;
  channel: MessageChannel;
  /** About the account itself: a message of its own that waits for nothing. */
  isUrgent: boolean;
  ids: string[];
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

/** The notifications of each message to be sent: by account and channel, what is about the account apart. */
function byRecipient(news: readonly News[], accounts: Accounts, offered: readonly MessageChannel[]) {
  const groups = new Map<string, MessageToFill>();
  for (const { notification, rules } of news) {
    const { id, accountId, kind } = notification;
    const account = accounts.get(accountId);
    const channels = account ? channelsFor(kind, account, rules) : [];
    for (const channel of channels.filter((one) => offered.includes(one))) {
      const isUrgent = isAboutAccount(kind);
      const key = `${accountId} ${channel} ${isUrgent}`;
      const group = groups.get(key) ?? { accountId, channel, isUrgent, ids: [] };
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

/** The message that notifications go into, and its job where it is new. */
async function messageFor(
  tx: Database,
  { isUrgent, ...recipient }: MessageToFill,
  accounts: Accounts,
  { settling, now }: { settling: number; now: Date },
) {
  if (isUrgent) {
    const id = await addMessage(tx, recipient, now);
    return { id, job: messageJob(id, now) };
  }
  const account = accounts.get(recipient.accountId);
  if (!account) throw new Error('A message is for nobody');
  const dueAt = leavesAt(account, recipient.channel, now, new Date(now.getTime() + settling));
  const { id, isNew } = await openMessage(tx, recipient, { now, dueAt });
  return { id, job: isNew ? messageJob(id, dueAt) : undefined };
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
  const told = new Map(
    news.map(({ notification: { accountId: id }, warehouseId }) => [id, { id, warehouseId }]),
  );
  await recordNotifications(tx, [...told.values()], now);
  const accounts = await readReachable(tx, [...told.keys()]);
  const { settling } = options;
  const jobs: ReturnType<typeof messageJob>[] = [];
  const contents: Parameters<typeof fillMessages>[1][number][] = [];
  for (const message of byRecipient(news, accounts, options.channels)) {
    const { id: messageId, job } = await messageFor(tx, message, accounts, { settling, now });
    contents.push(...message.ids.map((notificationId) => ({ messageId, notificationId })));
    if (job) jobs.push(job);
  }
  await fillMessages(tx, contents);
  await options.messages.add(tx, jobs);
}

/**
 * Makes notifications of the events that are news, messages for customers who want them, and their jobs. What waits
 * already follows a customer's new choices first.
 */
export function tellCustomers(options: RelayOptions): Consumer {
  return async (tx, events, now) => {
    await rescheduleMessages(tx, events, options, now);
    const news = events.filter(isNews);
    if (news.length > 0) await tell(tx, news, options, now);
  };
}
