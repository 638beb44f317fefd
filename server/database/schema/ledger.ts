import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ledgerAccounts, ledgerDirections, ledgerKinds } from '@/lib/domain/billing/ledger-account';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';
import { invoices, payments } from './invoices';

/**
 * What happened to a customer's money. Append-only, by triggers of migration 0023: no row is ever changed or deleted, and
 * the entries of a transaction balance when it is committed (decision 057).
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text('id').notNull(),
    /** The customer's. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    /** What is posted, such as `inv_… issued`. Unique, so that nothing is posted twice. */
    cause: text('cause').notNull(),
    /** ISO 4217: of all its entries. */
    currency: text('currency').notNull(),
    /** When it happened: of money received its own instant, which may be days before it was posted. */
    effectiveAt: instant('effective_at').notNull(),
    postedAt: instant('posted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('ledger_transactions_cause').on(table.accountId, table.cause),
  ],
);

/**
 * A customer's credit by currency: the sum of their entries on `credit`, written by a trigger of migration 0028 on each
 * entry, and by no code (decision 065).
 */
export const accountCredits = pgTable(
  'account_credits',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** Minor units; 0 once all of it is used. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.currency] })],
);

/** The debits and credits of a transaction. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: text('account_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** From 0 in its transaction. */
    position: smallint('position').notNull(),
    ledgerAccount: text('ledger_account', { enum: ledgerAccounts }).notNull(),
    direction: text('direction', { enum: ledgerDirections }).notNull(),
    /** Minor units of the transaction's currency, above 0. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of an entry on an invoice's account. */
    invoiceId: text('invoice_id').references(() => invoices.id, { onDelete: 'restrict' }),
    /** Of an entry that a payment makes. */
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId, table.position] }),
    foreignKey({
      name: 'ledger_entries_transaction',
      columns: [table.accountId, table.transactionId],
      foreignColumns: [ledgerTransactions.accountId, ledgerTransactions.id],
    }).onDelete('restrict'),
    check('ledger_entries_amount', sql`${table.amount} > 0`),
    index('ledger_entries_invoice').on(table.invoiceId),
    index('ledger_entries_payment').on(table.paymentId),
  ],
);
