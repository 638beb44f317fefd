import { index, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OperatorScope } from '@/lib/domain/operator/operator';
import { accounts, warehouses } from './accounts';
import { instant } from './columns';

/** The API keys of operators' systems; each gives access to one warehouse. */
export const apiKeys = pgTable('api_keys', {
  id: text('id').primaryKey(),
  /** SHA-256 of the key. */
  digest: text('digest').notNull().unique(),
  /** The key's first characters, by which its owner recognises it. */
  hint: text('hint').notNull(),
  name: text('name').notNull(),
  warehouseId: text('warehouse_id')
    .notNull()
    .references(() => warehouses.id, { onDelete: 'cascade' }),
  scopes: jsonb('scopes').$type<OperatorScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

/** Responses by `Idempotency-Key`, stored for a day: a repeated request gets the same one. */
const answers = (name: string, { column, owner }: { column: string; owner: () => AnyPgColumn }) =>
  pgTable(
    name,
    {
      ownerId: text(column).notNull().references(owner, { onDelete: 'cascade' }),
      key: text('key').notNull(),
      /** SHA-256 of the call and its body. */
      requestDigest: text('request_digest').notNull(),
      /** Null only within the transaction that processes the request. */
      answer: jsonb('answer').$type<unknown>(),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.ownerId, table.key] }),
      index(`${name}_age`).on(table.createdAt),
    ],
  );

/** Those of operators' keys. */
export const idempotentAnswers = answers('idempotent_answers', {
  column: 'api_key_id',
  owner: () => apiKeys.id,
});

/** Those of customers. */
export const customerAnswers = answers('customer_answers', {
  column: 'account_id',
  owner: () => accounts.id,
});
