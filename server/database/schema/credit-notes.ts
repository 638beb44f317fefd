import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceTax, StoredCreditLine } from '@/lib/domain/billing/invoice';
import { refundStatuses } from '@/lib/domain/billing/refund';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';
import { chargedByKind, invoices, minorUnits, payments, type PaymentPart } from './invoices';

/** What was charged too much on an invoice. It never changes (decision 060). */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** Unique in its warehouse, like the operator's reference. */
    number: text('number').notNull(),
    operatorReference: text('operator_reference').notNull(),
    reason: text('reason').notNull(),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<StoredCreditLine[]>().notNull(),
    chargedByKind: chargedByKind(),
    taxes: jsonb('taxes').$type<InvoiceTax[]>().notNull(),
    /** Minor units of `currency`. */
    subtotal: minorUnits('subtotal').notNull(),
    total: minorUnits('total').notNull(),
    /** What it took off the invoice's payments, which is the customer's credit since. */
    released: jsonb('released').$type<{ paymentId: string; amount: number }[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_notes_number').on(table.warehouseId, table.number),
    uniqueIndex('credit_notes_operator_reference').on(table.warehouseId, table.operatorReference),
    index('credit_notes_invoice').on(table.invoiceId),
    index('credit_notes_account').on(table.accountId),
  ],
);

/** Money of a payment that goes back, or went. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** Unique in its warehouse. */
    operatorReference: text('operator_reference').notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    /** Minor units of the payment's currency. */
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
    /** What it took off invoices; the rest was credit. */
    parts: jsonb('parts').$type<PaymentPart[]>().notNull(),
    /** Of one that a provider sends, or has sent: who, and its own name of the refund once that is known. */
    provider: text('provider'),
    providerReference: text('provider_reference'),
    /** The provider's code of why it failed. */
    failure: text('failure'),
    refundedAt: instant('refunded_at').notNull(),
    /** When it came back, as credit. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    uniqueIndex('refunds_operator_reference').on(table.warehouseId, table.operatorReference),
    index('refunds_payment').on(table.paymentId),
    index('refunds_account').on(table.accountId),
  ],
);
