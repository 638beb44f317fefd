import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventKind } from '@/lib/domain/event/catalogue';
import { deliveryStatuses } from '@/lib/domain/webhook/webhook';
import { warehouses } from './accounts';
import { instant } from './columns';

/** Where a warehouse's own systems are told of events (decision 043). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    kinds: jsonb('kinds').$type<EventKind[]>().notNull(),
    /** Which of its secrets is the newest; they are derived, not stored. */
    generation: integer('generation').notNull().default(1),
    /** Until when the secret before that signs, too. */
    rotatesUntil: instant('rotates_until'),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** Whether the warehouse's contact is still to be told that it was disabled. */
    noticeDue: instant('notice_due'),
  },
  (table) => [index('webhook_endpoints_warehouse').on(table.warehouseId)],
);

const ofEndpoint = () =>
  text('endpoint_id')
    .notNull()
    .references(() => webhookEndpoints.id, { onDelete: 'cascade' });

/** One event for one endpoint. Its id is the same for each try, so that a receiver can fold twins. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: ofEndpoint(),
    eventPosition: bigint('event_position', { mode: 'number' }).notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Tries that were begun. */
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; while a try is under way, when that counts as failed. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Of the release before, which gives a job to those without it. */
    enqueuedAt: instant('enqueued_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.endpointId, table.eventPosition),
    index('webhook_deliveries_position').on(table.eventPosition),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.status} = 'queued'`),
    index('webhook_deliveries_waiting')
      .on(table.createdAt)
      .where(sql`${table.enqueuedAt} is null`),
  ],
);

/** Each try of a delivery, with what was sent and answered. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The answer's status, if one came. */
    status: integer('status'),
    /** Why it failed. */
    reason: text('reason'),
    body: text('body').notNull(),
    /** The beginning of the answer. */
    answer: text('answer').notNull(),
  },
  (table) => [index('webhook_tries_delivery').on(table.deliveryId), index('webhook_tries_age').on(table.at)],
);
