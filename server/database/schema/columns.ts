import { integer, timestamp } from 'drizzle-orm/pg-core';

/** An instant; millisecond precision, like JavaScript's, so that a keyset cursor finds its row again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Every mutable row's columns; `version` is the optimistic lock. */
export const mutable = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
};
