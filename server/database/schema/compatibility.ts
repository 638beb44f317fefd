import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/** Which releases may use this schema; one row. */
export const compatibility = pgTable('compatibility', {
  id: boolean('id').primaryKey().default(true),
  /** When the newest migration was written, in ms, that a release must at least know. */
  leastKnown: bigint('least_known', { mode: 'number' }).notNull(),
});
