import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { schema, type Database } from '../..';
import { packageFilter, packageOrders, type After, type Sort } from './packages-filter';
import { summaryColumns } from './packages-view';

const { packages } = schema;

interface Rows {
  filter: SQL | undefined;
  sort: Sort;
  group?: PackageGroup | Placeholder | undefined;
  after?: After | null;
  limit: number | Placeholder;
}

/** Rows of a list, for `jsonRows`. */
export function rowsOf(db: Database, { filter, sort, group, after, limit }: Rows) {
  const order = packageOrders[sort];
  return db
    .select(summaryColumns)
    .from(packages)
    .where(and(filter, group && eq(packages.group, group), after ? order.after(after) : undefined))
    .orderBy(...order.by)
    .limit(limit);
}

/** The rows whose action is due first are chosen from this many newest ones. */
const candidates = 200;

/** The packages that need an action, the one due first at the start, for `jsonRows`. */
export function pressingRows(db: Database, accountId: Placeholder, limit: number) {
  const filter = packageFilter(accountId, {});
  const newest = rowsOf(db, { filter, sort: 'newest', group: 'action_needed', limit: candidates }).as(
    'newest',
  );
  const action = newest.nextAction;
  // As dueDayOf: an action without a day comes last.
  const due = sql`coalesce(${action}->>'dueOn', left(${action}->>'dueAt', 10), '9999')`;
  return db.select().from(newest).orderBy(due, desc(newest.changedAt), desc(newest.id)).limit(limit);
}
