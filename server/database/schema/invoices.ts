import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  invoiceStatuses,
  paymentStatuses,
  type InvoiceTax,
  type Party,
  type StoredLine,
} from '@/lib/domain/billing/invoice';
import { accounts, warehouses } from './accounts';
import { instant, mutable } from './columns';
import { packages } from './packages';

export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The 52 bits of an invoice's id that its transfers are found by (decision 067). */
export const invoiceDigest = (id: AnyPgColumn) => sql`(('x' || substr(md5(${id}), 1, 13))::bit(52)::bigint)`;

/** What of a payment is on an invoice, or was taken off it. */
export interface PaymentPart {
  invoiceId: string;
  /** Minor units. */
  amount: number;
}

/** The net amount, in minor units, and the number of the lines of each kind. */
export type ChargedByKind = Partial<Record<StoredLine['kind'], [amount: number, lines: number]>>;

/** Written by a trigger in place of this (decision 079). */
export const chargedByKind = () => jsonb('charged_by_kind').$type<ChargedByKind>().notNull().default({});

export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** The account's. */
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    /** Unique in its warehouse. */
    number: text('number').notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    currency: text('currency').notNull(),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    seller: jsonb('seller').$type<Party>().notNull(),
    buyer: jsonb('buyer').$type<Party>().notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    chargedByKind: chargedByKind(),
    taxes: jsonb('taxes').$type<InvoiceTax[]>().notNull(),
    /** Minor units of `currency`. */
    subtotal: minorUnits('subtotal').notNull(),
    total: minorUnits('total').notNull(),
    amountPaid: minorUnits('amount_paid').notNull().default(0),
    /** The totals of its credit notes. */
    amountCredited: minorUnits('amount_credited').notNull().default(0),
    notes: text('notes'),
    ...mutable,
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.warehouseId, table.number),
    index('invoices_account').on(table.accountId, table.issueDate, table.id),
    index('invoices_transfer_reference').on(invoiceDigest(table.id)),
    index('invoices_open')
      .on(table.accountId, table.dueDate)
      .where(sql`${table.status} = 'open'`),
  ],
);

export const invoicePackages = pgTable(
  'invoice_packages',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.packageId] }),
    index('invoice_packages_package').on(table.packageId),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    status: text('status', { enum: paymentStatuses }).notNull(),
    method: text('method').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    /** The text for the customer, such as `Card ending 4242`. */
    reference: text('reference').notNull(),
    /** The next two are set for operators' payments: the warehouse, and the operator's reference, unique there. */
    warehouseId: text('warehouse_id').references(() => warehouses.id),
    operatorReference: text('operator_reference'),
    /** What of it is on invoices; on one that it was taken off again, 0. */
    allocations: jsonb('allocations').$type<PaymentPart[]>().notNull(),
    /** What was put on invoices, where refunds or credit notes have taken some of it off, or less was due when it came. */
    toldAllocations: jsonb('told_allocations').$type<PaymentPart[]>(),
    /** What its refunds have sent back or set aside, without those that failed; 0 where `status` alone says that all went back. */
    amountRefunded: minorUnits('amount_refunded').notNull().default(0),
    /** What its bank, or the issuer of its card, has taken back of what refunds have left. */
    amountTakenBack: minorUnits('amount_taken_back').notNull().default(0),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payments_newest').on(table.accountId, table.receivedAt, table.id),
    uniqueIndex('payments_operator_reference').on(table.warehouseId, table.operatorReference),
  ],
);
