import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** When this database was made of a backup. Nobody is told of anything while one of them is not released. */
export const restorations = pgTable('restorations', {
  restoredAt: instant('restored_at').primaryKey(),
  /** When the backup was taken. */
  takenAt: instant('taken_at').notNull(),
  releasedAt: instant('released_at'),
});
