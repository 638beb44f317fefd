import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredQuote } from '@/lib/domain/rates/quote';
import type { RateSet } from '@/lib/domain/rates/rate-set';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';

/**
 * The rates of warehouses. A set is never changed or deleted: another one begins to count in its place, so that a quote
 * of before stays explainable (decision 052).
 */
export const rateSets = pgTable(
  'rate_sets',
  {
    id: text('id').primaryKey(),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    /** As in the rates themselves. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    rates: jsonb('rates').$type<RateSet>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('rate_sets_warehouse').on(table.warehouseId, table.validFrom, table.createdAt)],
);

/** The prices of a shipment that a customer was shown. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null: the warehouse had no rates on that day. */
    rateSetId: text('rate_set_id').references(() => rateSets.id, { onDelete: 'cascade' }),
    /** Whether it is over when other rates count than those of its set. */
    endsWithRates: boolean('ends_with_rates').notNull(),
    /** SHA-256 of what was known of the packages: another quote is needed when it has changed. */
    packagesDigest: text('packages_digest').notNull(),
    quote: jsonb('quote').$type<StoredQuote>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('quotes_account').on(table.accountId),
    index('quotes_rate_set').on(table.rateSetId),
    index('quotes_age').on(table.createdAt),
  ],
);
