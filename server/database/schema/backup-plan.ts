import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How often the portal backs itself up, and how that goes; one row, or none where it does not. */
export const backupPlan = pgTable('backup_plan', {
  id: boolean('id').primaryKey().default(true),
  /** Seconds from one backup to the next. */
  every: integer('every').notNull(),
  /** How many are kept. */
  keep: integer('keep').notNull(),
  /** An absolute path on the machine of the instances. */
  folder: text('folder').notNull(),
  /** The e-mail address that is told of failures. */
  tell: text('tell'),
  /** When the next one is due; it is tried again later than that after failures. */
  dueAt: instant('due_at').notNull(),
  tryAt: instant('try_at').notNull(),
  /** The turn of the instance that is at it, and until when it has it unless it asks for more time. */
  turn: text('turn'),
  turnEndsAt: instant('turn_ends_at'),
  /** The newest backup. */
  takenAt: instant('taken_at'),
  file: text('file'),
  bytes: bigint('bytes', { mode: 'number' }),
  /** Failures since then, and the last one. */
  failures: integer('failures').notNull().default(0),
  failedAt: instant('failed_at'),
  reason: text('reason'),
  isTold: boolean('is_told').notNull().default(false),
});
