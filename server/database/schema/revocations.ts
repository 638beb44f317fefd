import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Written by the identity server when a session ends before its JWT, read by the product API on every call. A row may
 * be deleted once the JWT has expired.
 */
export const revokedSessions = pgTable('revoked_sessions', {
  sessionId: text('session_id').primaryKey(),
  revokedAt: instant('revoked_at').notNull().defaultNow(),
});
