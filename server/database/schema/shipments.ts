import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Charges } from '@/lib/domain/shipment/charges';
import {
  holdChoices,
  type Packed,
  type Service,
  type ShipmentOption,
  type ShipmentQuote,
  type ShipmentStep,
} from '@/lib/domain/shipment/shipment';
import { shipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import type { Address } from '@/lib/domain/values/common';
import { accounts, warehouses } from './accounts';
import { instant, mutable } from './columns';
import { invoices } from './invoices';
import { packages } from './packages';

/** What customers have shipped. The table's name is free once `shipments`, which has legs, is dropped (decision 053). */
export const outboundShipments = pgTable(
  'outbound_shipments',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's. */
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    status: text('status', { enum: shipmentStatuses }).notNull(),
    statusChangedAt: instant('status_changed_at').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    service: jsonb('service').$type<Service>(),
    options: jsonb('options').$type<ShipmentOption[]>().notNull(),
    /** What becomes of it when a package is held. */
    onHold: text('on_hold', { enum: holdChoices }).notNull(),
    note: text('note'),
    /** The stored quote that was requested with it; null where the warehouse is asked for one. */
    quoteId: text('quote_id'),
    /** The warehouse's answer to a request for a quote. */
    quote: jsonb('quote').$type<ShipmentQuote>(),
    /** What the customer agreed on. */
    estimate: jsonb('estimate').$type<Charges>(),
    packed: jsonb('packed').$type<Packed>(),
    final: jsonb('final').$type<Charges>(),
    /** The operator's own number of its invoice; null: the next of the warehouse's series. */
    invoiceNumber: text('invoice_number'),
    /** Whether the final charges wait for the customer to confirm them. */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
    invoiceId: text('invoice_id').references(() => invoices.id),
    history: jsonb('history').$type<ShipmentStep[]>().notNull(),
    ...mutable,
  },
  (table) => [
    index('outbound_shipments_newest').on(table.accountId, table.createdAt, table.id),
    index('outbound_shipments_operators').on(table.warehouseId, table.id, table.status, table.updatedAt),
    index('outbound_shipments_invoice').on(table.invoiceId),
  ],
);

/** The packages of shipments, those that were taken out included. */
export const shipmentPackages = pgTable(
  'shipment_packages',
  {
    accountId: text('account_id').notNull(),
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => outboundShipments.id, { onDelete: 'cascade' }),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** Whether it is part of it, and the shipment has no end yet: a package is in one such shipment at most. */
    live: boolean('live').notNull(),
    takenOutAt: instant('taken_out_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shipmentId, table.packageId] }),
    uniqueIndex('shipment_packages_live')
      .on(table.accountId, table.packageId)
      .where(sql`${table.live}`),
    index('shipment_packages_shipment').on(table.shipmentId),
    index('shipment_packages_package').on(table.packageId),
  ],
);

/** The last number that a warehouse's invoices of shipments were given. */
export const invoiceSeries = pgTable('invoice_series', {
  warehouseId: text('warehouse_id')
    .primaryKey()
    .references(() => warehouses.id, { onDelete: 'cascade' }),
  last: integer('last').notNull(),
  /** The last number that its credit notes were given. */
  lastCreditNote: integer('last_credit_note').notNull().default(0),
});
