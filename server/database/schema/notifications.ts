import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventKind } from '@/lib/domain/event/catalogue';
import { messageChannels, messageStatuses, tryOutcomes } from '@/lib/domain/notification/message';
import { accounts } from './accounts';
import { instant } from './columns';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What a customer is told in the portal: one for each event that their warehouse tells. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** The event's, so that it is told once however often it is handed on. */
    eventPosition: bigint('event_position', { mode: 'number' }).notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.accountId, table.eventPosition),
    index('notifications_newest').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.accountId)
      .where(sql`${table.readAt} is null`),
    index('notifications_age').on(table.createdAt),
  ],
);

/** An e-mail or a text message to a customer. It tells of one notification or of several. */
export const customerMessages = pgTable(
  'customer_messages',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    channel: text('channel', { enum: messageChannels }).notNull(),
    status: text('status', { enum: messageStatuses }).notNull(),
    /** The address it went to; null until the first try. */
    recipient: text('recipient'),
    /** As sent; removed after 30 days. */
    subject: text('subject'),
    body: text('body'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, or why there was none. */
    reason: text('reason'),
    /** When it is sent at the earliest: until then further notifications join it. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its status last changed. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    // One message at a time collects what is told by a channel.
    uniqueIndex('customer_messages_open')
      .on(table.accountId, table.channel)
      .where(sql`${table.status} = 'queued' and ${table.tries} = 0`),
    index('customer_messages_newest').on(table.accountId, table.createdAt, table.id),
    index('customer_messages_age').on(table.changedAt),
    index('customer_messages_bodies')
      .on(table.changedAt)
      .where(sql`${table.body} is not null`),
    index('customer_messages_created').on(table.createdAt, table.id),
  ],
);

/** Each try to send a message, and how it ended. */
export const messageTries = pgTable(
  'message_tries',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => customerMessages.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    /** `sending` also of a try whose process ended meanwhile. */
    outcome: text('outcome', { enum: tryOutcomes }).notNull(),
    reason: text('reason'),
    begunAt: instant('begun_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.number] })],
);

export const messageNotifications = pgTable(
  'message_notifications',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => customerMessages.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.notificationId] }),
    // Else each notification that is deleted would be looked for in all messages.
    index('message_notifications_notification').on(table.notificationId),
  ],
);
