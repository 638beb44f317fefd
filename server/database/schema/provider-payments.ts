import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TransferDetails } from '@/lib/domain/billing/payment';
import type { PaymentIssue } from '@/lib/domain/billing/payment-issue';
import type { AskedPayment, StoredFacts } from '@/lib/domain/billing/payment-facts';
import type { RefundStatus } from '@/lib/domain/billing/refund';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';
import { payments, type PaymentPart } from './invoices';

/** The payments that a provider collects (decision 062), beside their rows in `payments`. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    provider: text('provider').notNull(),
    /** The provider's name of it; null until it has answered. */
    reference: text('reference'),
    /** Where the customer pays, and until when. */
    url: text('url'),
    expiresAt: instant('expires_at'),
    transfer: jsonb('transfer').$type<TransferDetails>(),
    /** What the provider charged, for refunds. */
    charge: text('charge'),
    asked: jsonb('asked').$type<AskedPayment>().notNull(),
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    /** What claims, and refunds that nobody named invoices for, took off its invoices: put back when money comes again. */
    takenOff: jsonb('taken_off').$type<PaymentPart[]>().notNull().default([]),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    uniqueIndex('provider_payments_reference').on(table.provider, table.reference),
  ],
);

/** What providers have told, each message once; with what was wrong with it, if something was. */
export const providerMessages = pgTable(
  'provider_messages',
  {
    provider: text('provider').notNull(),
    /** The provider's. */
    id: text('id').notNull(),
    /** As the message names it: there may be no such payment. */
    paymentId: text('payment_id').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'restrict' }),
    warehouseId: text('warehouse_id').references(() => warehouses.id),
    issue: jsonb('issue').$type<PaymentIssue>(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('provider_messages_issues')
      .on(table.warehouseId, table.seenAt, table.id)
      .where(sql`${table.issue} is not null`),
  ],
);

/** A refund of the test provider; each of its states is known from an instant on. */
export interface TestRefund {
  reference: string;
  /** Of one that the portal sends. */
  ours?: string;
  /** Minor units. */
  amount: number;
  at: string;
  states: { status: RefundStatus; knownAt: string }[];
}

/** What the test provider knows of its payments: no bank does. */
export const testPayments = pgTable('test_payments', {
  /** Its reference; whoever knows it may pay. */
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  order: jsonb('order_data')
    .$type<{ amount: number; currency: string; description: string; returnUrl: string; language: string }>()
    .notNull(),
  /** In the order in which they were chosen; each is known from its instant on. */
  facts: jsonb('facts').$type<{ fact: unknown; knownAt: string }[]>().notNull(),
  refunds: jsonb('refunds').$type<TestRefund[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
});
