import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountStatuses, type Account } from '@/lib/domain/account/account';
import { creditRules, usualCreditRule } from '@/lib/domain/billing/credit-rule';
import type { StoredChoices } from '@/lib/domain/notification/stored-choices';
import type { MessageRules } from '@/lib/domain/operator/message-rules';
import type { Brand } from '@/lib/domain/operator/brand';
import type { ShipmentRule } from '@/lib/domain/operator/shipment-rule';
import type { StorageRule, UsualTax } from '@/lib/domain/operator/warehouse';
import type { Address } from '@/lib/domain/values/common';
import { instant, mutable } from './columns';

export const warehouses = pgTable('warehouses', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  address: jsonb('address').$type<Address>().notNull(),
  timeZone: text('time_zone').notNull(),
  hours: text('hours').notNull(),
  contact: text('contact').notNull(),
  /** ISO 4217: of money whose currency nobody names. */
  currency: text('currency').notNull().default('USD'),
  /** Null: packages have the storage that operators' rows name, or none. */
  storageRule: jsonb('storage_rule').$type<StorageRule>(),
  /** Of invoice lines that name none; null: each line names its own. */
  tax: jsonb('tax').$type<UsualTax>(),
  /** Printed on its invoices. */
  taxId: text('tax_id'),
  /** Of new accounts; null: by the customer's country. */
  unitSystem: text('unit_system', { enum: ['metric', 'imperial'] }),
  /** Null: everything is told, by every channel, at the usual days. */
  messageRules: jsonb('message_rules').$type<MessageRules>(),
  /** Null: mails are in the portal's colours. */
  brand: jsonb('brand').$type<Brand>(),
  /** Null: the usual one. */
  shipmentRule: jsonb('shipment_rule').$type<ShipmentRule>(),
  /** How the credit of its customers is applied. */
  creditRule: text('credit_rule', { enum: creditRules }).notNull().default(usualCreditRule),
});

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: accountStatuses }).notNull(),
    kind: text('kind', { enum: ['person', 'business'] }).notNull(),
    name: text('name').notNull(),
    companyName: text('company_name'),
    /** Lower case. */
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone'),
    /** Whether a sign-in has verified the address. An unverified one matches an `invited` account only. */
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** Since when e-mails to the address come back for good; null again once a sign-in proves it anew. */
    emailBouncedAt: instant('email_bounced_at'),
    /**
     * When a user of the account removed the address from their ways to sign in: it opens the account for nobody new
     * then. Null again once a user of the account proves it anew.
     */
    emailRemovedAt: instant('email_removed_at'),
    phoneRemovedAt: instant('phone_removed_at'),
    suiteNumber: text('suite_number').notNull(),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    language: text('language').notNull().default('en'),
    timeZone: text('time_zone').notNull().default('UTC'),
    unitSystem: text('unit_system', { enum: ['metric', 'imperial'] })
      .notNull()
      .default('imperial'),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingAddresses: jsonb('shipping_addresses').$type<Address[]>().notNull().default([]),
    taxIds: jsonb('tax_ids').$type<Account['taxIds']>().notNull().default([]),
    preferences: jsonb('preferences').$type<Account['preferences']>().notNull(),
    /** By which channels of what and when; null before the first choice. */
    notificationChoices: jsonb('notification_choices').$type<StoredChoices>(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    ...mutable,
  },
  (table) => [
    index('accounts_email').on(table.email),
    index('accounts_phone').on(table.phone),
    uniqueIndex('accounts_verified_email')
      .on(table.email)
      .where(sql`${table.emailVerified}`),
    uniqueIndex('accounts_verified_phone')
      .on(table.phone)
      .where(sql`${table.phoneVerified}`),
    uniqueIndex('accounts_suite').on(table.warehouseId, table.suiteNumber),
  ],
);

/** The identity provider's users of an account; added when a verified address first matches. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    /** `sub` of the session JWT. */
    subject: text('subject').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (table) => [index('account_identities_account').on(table.accountId)],
);

export const onboardingTokens = pgTable('onboarding_tokens', {
  id: text('id').primaryKey(),
  /** SHA-256 of the token. */
  digest: text('digest').notNull().unique(),
  status: text('status', { enum: ['issued', 'opened', 'complete', 'expired', 'revoked'] }).notNull(),
  warehouseId: text('warehouse_id')
    .notNull()
    .references(() => warehouses.id),
  suiteNumber: text('suite_number').notNull(),
  prefill: jsonb('prefill').$type<{ name?: string; email?: string; phone?: string }>().notNull().default({}),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  /** SHA-256 of the completing body: the same body within ten minutes gets the same response. */
  bodyDigest: text('body_digest'),
  expiresAt: instant('expires_at').notNull(),
  completedAt: instant('completed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
