import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  roles: jsonb('roles').$type<string[]>().notNull().default(['stytch_user']),
  untrustedMetadata: jsonb('untrusted_metadata').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** E-mail addresses and phone numbers; the id is the method id of the provider's wire. */
export const contactMethods = pgTable(
  'contact_methods',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** Lower-case e-mail or E.164. */
    address: text('address').notNull(),
    verified: boolean('verified').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contact_methods_address').on(table.kind, table.address),
    index('contact_methods_user').on(table.userId),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: text('id').primaryKey(),
    /** The contact method's id, or the id it would get: the code for an unknown address looks like any other. */
    methodId: text('method_id').notNull(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    address: text('address').notNull(),
    /** The purpose of the code; a decoy never matches. */
    purpose: text('purpose', { enum: ['sign_in', 'attach', 'decoy'] }).notNull(),
    /** The signed-in user who attaches the address. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 of method id, address and code. */
    digest: text('digest').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    /** Set when used, invalidated or replaced by a newer code. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_time_codes_live')
      .on(table.methodId)
      .where(sql`${table.endedAt} is null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the session token. */
    tokenDigest: text('token_digest').notNull(),
    /** SHA-256 of the token before a step-up, which concurrent calls may still use; it proves nothing. */
    replacedDigest: text('replaced_digest'),
    replacedAt: instant('replaced_at'),
    startedAt: instant('started_at').notNull(),
    lastAccessedAt: instant('last_accessed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    ipAddress: text('ip_address').notNull().default(''),
    /** The visitor's country code as reported by the host's edge; empty when unknown. */
    place: text('place').notNull().default(''),
    /** The operator's name in an impersonated session. */
    impersonator: text('impersonator'),
    factors: jsonb('factors').$type<Record<string, unknown>[]>().notNull().default([]),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenDigest),
    index('sessions_replaced').on(table.replacedDigest),
    index('sessions_user').on(table.userId),
  ],
);

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  /** AES-256-GCM under the installation's secret. */
  privateJwkSealed: text('private_jwk_sealed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Published some time before it signs, so that every verifier has fetched it by then. */
  signsFrom: instant('signs_from').notNull(),
  /** The time after which it no longer verifies. */
  retiresAt: instant('retires_at'),
});

/** Fixed windows and locks, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_end').on(table.windowEndsAt)],
);

/** Audit log of security events: who, what, when; never a code or token. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    userId: text('user_id'),
    client: text('client'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('security_events_user').on(table.userId, table.at)],
);

/** The messages of the embedded identity server that could not be sent, because no SMTP is configured. */
export const outboxMessages = pgTable('outbox_messages', {
  id: text('id').primaryKey(),
  channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
