import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './identity';

/** The purposes of flow tokens and challenges. */
export const flowKinds = [
  'magic_link',
  'password_reset',
  'oauth_state',
  'oauth_token',
  'oauth_attach',
  'webauthn_register',
  'webauthn_authenticate',
  'wallet',
  'idp_code',
  'idp_refresh',
  'impersonation',
] as const;

/** Single-use tokens and challenges with a short life: links, OAuth states, WebAuthn challenges, nonces. */
export const flowTokens = pgTable(
  'flow_tokens',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: flowKinds }).notNull(),
    /** SHA-256 of the token or challenge. */
    digest: text('digest').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session it is bound to, if any. */
    sessionId: text('session_id'),
    /** The flow's data in the format of its kind, parsed when read. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    /** Set when used or replaced. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('flow_tokens_digest').on(table.kind, table.digest),
    index('flow_tokens_user').on(table.userId, table.kind),
    index('flow_tokens_end').on(table.expiresAt),
  ],
);

/** Applications that sign their users in with this identity server (the IdP side of SPEC section 7). */
export const connectedApps = pgTable('connected_apps', {
  /** The client_id. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  logoUrl: text('logo_url'),
  /** A confidential client's secret as SHA-256; a public client has none and relies on PKCE alone. */
  secretDigest: text('secret_digest'),
  redirectUrls: jsonb('redirect_urls').$type<string[]>().notNull(),
  /** A first-party app needs no consent. */
  firstParty: boolean('first_party').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A user's grants to apps; one row per pair. */
export const connectedAppGrants = pgTable(
  'connected_app_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text('app_id')
      .notNull()
      .references(() => connectedApps.id, { onDelete: 'cascade' }),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('connected_app_grants_pair').on(table.userId, table.appId)],
);
