import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { eventKinds, screenEventKinds, type EventKind } from '@/lib/domain/event/catalogue';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';

/** A transaction's id that never wraps around, as a decimal text. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What happened, written in the transaction in which it did: notifications, webhooks, operators' changes and open pages
 * are made of it (the outbox pattern).
 */
export const domainEvents = pgTable(
  'domain_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Positions are given out before a transaction commits, so a reader in their order could pass one that is not there
     * yet. In the order of (transaction, position), and below the oldest open transaction, none is missed.
     */
    transactionId: transactionId('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind', { enum: [...eventKinds, ...screenEventKinds] as [EventKind] }).notNull(),
    version: smallint('version').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    subjectId: text('subject_id').notNull(),
    /** In the shape of its kind in the catalogue. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** What comes about by the calendar happens once: `invoice.past_due inv_…`. */
    once: text('once'),
    /** When it happened, such as a scan's own time. */
    at: instant('at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** When it was handed on to those who are told; null until then. Nobody is told of what only pages show. */
    relayedAt: instant('relayed_at'),
  },
  (table) => [
    index('domain_events_waiting')
      .on(table.position)
      .where(sql`${table.relayedAt} is null`),
    index('domain_events_warehouse').on(table.warehouseId, table.transactionId, table.position),
    index('domain_events_account').on(table.accountId, table.transactionId, table.position),
    index('domain_events_age').on(table.recordedAt),
    uniqueIndex('domain_events_once').on(table.accountId, table.once),
  ],
);

/** Events that one of those who are told could not take, and goes without until they are repeated. */
export const eventFailures = pgTable(
  'event_failures',
  {
    position: bigint('position', { mode: 'number' })
      .notNull()
      .references(() => domainEvents.position, { onDelete: 'cascade' }),
    /** Who could not take it. */
    consumer: text('consumer').notNull(),
    reason: text('reason').notNull(),
    failedAt: instant('failed_at').notNull(),
    /** When somebody asked for another try; null until then. */
    repeatAt: instant('repeat_at'),
  },
  (table) => [
    primaryKey({ columns: [table.position, table.consumer] }),
    index('event_failures_repeated')
      .on(table.position)
      .where(sql`${table.repeatAt} is not null`),
  ],
);

/** The last place of a warehouse whose event is deleted: who goes on from before it may have missed something. */
export const forgottenEvents = pgTable('forgotten_events', {
  warehouseId: text('warehouse_id')
    .primaryKey()
    .references(() => warehouses.id, { onDelete: 'cascade' }),
  transactionId: transactionId('transaction_id').notNull(),
  position: bigint('position', { mode: 'number' }).notNull(),
});
