import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './identity';

const ownedBy = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const passwords = pgTable('passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text('id').notNull().unique(),
  /** Argon2id in its own text form, parameters included. */
  hash: text('hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Authenticator apps; one is verified by its first right code. */
export const totps = pgTable(
  'totps',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    /** AES-256-GCM under the installation's secret. */
    seedSealed: text('seed_sealed').notNull(),
    verified: boolean('verified').notNull().default(false),
    /** The step of the last code used: a code works once. */
    lastStep: integer('last_step').notNull().default(0),
    /** The time until which an unverified app can be verified. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('totps_user').on(table.userId)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    totpId: text('totp_id')
      .notNull()
      .references(() => totps.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    /** HMAC-SHA-256 of user id and code. */
    digest: text('digest').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_digest').on(table.userId, table.digest)],
);

/** Passkeys and security keys. */
export const webauthnRegistrations = pgTable(
  'webauthn_registrations',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    /** Base64url, as in the browser's API. */
    credentialId: text('credential_id').notNull().unique(),
    /** Base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    domain: text('domain').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    authenticatorType: text('authenticator_type').notNull().default(''),
    backedUp: boolean('backed_up').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('webauthn_registrations_user').on(table.userId)],
);

export const cryptoWallets = pgTable(
  'crypto_wallets',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    type: text('type', { enum: ['ethereum', 'solana'] }).notNull(),
    /** Checksummed (Ethereum) or base58 (Solana). */
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('crypto_wallets_address').on(table.type, table.address),
    index('crypto_wallets_user').on(table.userId),
  ],
);

export const oauthRegistrations = pgTable(
  'oauth_registrations',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    provider: text('provider').notNull(),
    /** The user's id at the provider. */
    subject: text('subject').notNull(),
    email: text('email'),
    profilePictureUrl: text('profile_picture_url').notNull().default(''),
    locale: text('locale').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('oauth_registrations_subject').on(table.provider, table.subject),
    index('oauth_registrations_user').on(table.userId),
  ],
);
