import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NextAction, Package, PackageSummary, StoredLeg } from '@/lib/domain/package/package';
import type { PackageAnswer } from '@/lib/domain/package/package-answers';
import { packageGroups } from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { eventSources, legs, trackingStatuses, type TrackingLocation } from '@/lib/domain/package/tracking';
import type { Known } from '@/lib/domain/values/open-enum';
import { accounts, warehouses } from './accounts';
import { instant, mutable } from './columns';

/** An answer, and the action that it answered: told again, that asks for nothing new. */
type StoredAnswer = Known<PackageAnswer> & { asked?: Known<NextAction> };

export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Unique in its warehouse: operators don't share references. */
    reference: text('reference').notNull(),
    /**
     * Whether an operator has named it by its own reference; until then it was announced by a customer or a carrier.
     */
    claimed: boolean('claimed').notNull().default(false),
    status: text('status', { enum: packageStatuses }).notNull(),
    /** Derived by packageGroupOf on every write, so that lists and counts need no case expression. */
    group: text('group', { enum: packageGroups }).notNull(),
    statusChangedAt: instant('status_changed_at').notNull(),
    /** Derived by latestChange on every write: lists and notifications sort by it. */
    changedAt: instant('changed_at').notNull(),
    onHold: jsonb('on_hold').$type<Known<NonNullable<Package['onHold']>>>(),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    description: text('description').notNull(),
    nickname: text('nickname'),
    merchant: jsonb('merchant').$type<NonNullable<Package['merchant']>>(),
    inbound: jsonb('inbound').$type<StoredLeg>(),
    outbound: jsonb('outbound').$type<StoredLeg>(),
    receivedAt: instant('received_at'),
    condition: text('condition'),
    weight: integer('weight'),
    dimensions: jsonb('dimensions').$type<NonNullable<Package['dimensions']>>(),
    chargeableWeight: integer('chargeable_weight'),
    pieces: integer('pieces').notNull().default(1),
    contents: jsonb('contents').$type<Package['contents']>().notNull().default([]),
    declaredValue: jsonb('declared_value').$type<NonNullable<Package['declaredValue']>>(),
    declarationStatus: text('declaration_status', { enum: ['missing', 'estimated', 'confirmed'] })
      .notNull()
      .default('missing'),
    photos: jsonb('photos').$type<Package['photos']>().notNull().default([]),
    storage: jsonb('storage').$type<NonNullable<Package['storage']>>(),
    nextAction: jsonb('next_action').$type<Known<NextAction>>(),
    /** What the customer has answered, oldest first; one at a time waits for the warehouse. */
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    /** The newest event, duplicated here so that a list reads one table. */
    lastEvent: jsonb('last_event').$type<NonNullable<PackageSummary['lastEvent']>>(),
    /** Lower-case haystack of reference, description, nickname, merchant, tracking numbers and contents. */
    searchText: text('search_text').notNull(),
    /** The expected day that the sort `arrival` uses: packages without one come later, done ones last. */
    expectedOn: text('expected_on')
      .notNull()
      .generatedAlwaysAs(
        sql`case when "group" = 'done' then '9999-12-31' else coalesce(coalesce("outbound", "inbound")->>'estimatedDelivery', '9999-12-30') end`,
      ),
    ...mutable,
  },
  (table) => [
    uniqueIndex('packages_reference').on(table.warehouseId, table.reference),
    // What operators filter by is looked at in the index, in the order of their lists.
    index('packages_operators').on(table.warehouseId, table.id, table.status, table.group, table.updatedAt),
    index('packages_newest').on(table.accountId, table.changedAt, table.id),
    index('packages_group').on(table.accountId, table.group, table.changedAt, table.id),
    index('packages_status').on(table.accountId, table.status, table.changedAt, table.id),
    index('packages_arrival').on(table.accountId, table.expectedOn, table.id),
    index('packages_group_arrival').on(table.accountId, table.group, table.expectedOn, table.id),
    index('packages_storage_end')
      .on(sql`(${table.storage}->>'expiresAt')`)
      .where(sql`${table.storage} is not null and ${table.group} <> 'done'`),
    // PGlite does not vacuum by itself, so a search would read a long list of pending entries (in kB).
    index('packages_search')
      .using('gin', table.accountId, table.searchText.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 256 }),
  ],
);

/**
 * The number of packages of an account in each state of each group, maintained by a trigger on `packages` (migration
 * 0005).
 */
export const packageCounts = pgTable(
  'package_counts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    group: text('group', { enum: packageGroups }).notNull(),
    status: text('status', { enum: packageStatuses }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.group, table.status] })],
);

/** The number of packages of an account from each merchant, maintained by the same trigger. */
export const merchantCounts = pgTable(
  'merchant_counts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.name] }),
    index('merchant_counts_most').on(table.accountId, table.n.desc().nullsFirst(), table.name),
  ],
);

/**
 * Carrier and number of each leg, so that a carrier's event finds its package. An inbound number is that of one package
 * of an account; an outbound one may serve many that left in one parcel.
 */
export const packageLegs = pgTable(
  'package_legs',
  {
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    leg: text('leg', { enum: legs }).notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.packageId, table.leg] }),
    uniqueIndex('package_legs_inbound')
      .on(table.accountId, table.carrier, table.trackingNumber)
      .where(sql`${table.leg} = 'inbound'`),
    index('package_legs_own').on(table.accountId, table.trackingNumber),
    index('package_legs_package').on(table.packageId),
    index('package_legs_everywhere').on(table.trackingNumber, table.carrier),
  ],
);

/**
 * The legs as the release before knows them: triggers keep both tables in step (migration 0019, decision 053). A later
 * release drops it.
 */
export const shipments = pgTable(
  'shipments',
  {
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    leg: text('leg', { enum: legs }).notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
  },
  (table) => [
    uniqueIndex('shipments_number').on(table.accountId, table.carrier, table.trackingNumber),
    index('shipments_own').on(table.accountId, table.trackingNumber),
    index('shipments_package').on(table.packageId),
    index('shipments_everywhere').on(table.trackingNumber, table.carrier),
  ],
);

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: text('id').primaryKey(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    leg: text('leg', { enum: legs }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
    localTime: text('local_time'),
    /** The UTC offset of the scan's place in minutes, if the source gives it. */
    utcOffset: smallint('utc_offset'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    status: text('status', { enum: trackingStatuses }).notNull(),
    subStatus: text('sub_status'),
    reason: text('reason'),
    message: text('message').notNull(),
    carrierCode: text('carrier_code'),
    location: jsonb('location').$type<TrackingLocation>(),
    source: text('source', { enum: eventSources }).notNull(),
    /** Digest of carrier, number, time, normalised message and location: events arrive twice and out of order. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    uniqueIndex('tracking_events_fingerprint').on(table.packageId, table.fingerprint),
    index('tracking_events_package').on(table.packageId, table.occurredAt),
  ],
);
