import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { schema, type Database } from '../..';
import { prepared } from '@/server/database/connection/prepared';
import type { Cursor } from '../sql/cursor';
import { packageFilter, packageOrders, type After, type Filter } from './packages-filter';
import { summaryColumns, type SummaryRow } from './packages-view';

const { packages } = schema;

type Sort = keyof typeof packageOrders;

/** A page of the list: its filter, start and number of rows. */
export type Page = Filter & {
  group?: PackageGroup | undefined;
  sort: Sort;
  after: Cursor | null;
  limit: number;
};

interface Rows {
  filter: SQL | undefined;
  sort: Sort;
  group: PackageGroup | Placeholder | undefined;
  after: After | null;
  limit: number | Placeholder;
}

function rowsOf(db: Database, { filter, sort, group, after, limit }: Rows) {
  const order = packageOrders[sort];
  return db
    .select(summaryColumns)
    .from(packages)
    .where(and(filter, group && eq(packages.group, group), after ? order.after(after) : undefined))
    .orderBy(...order.by)
    .limit(limit);
}

const shapeOf = (sort: Sort, inGroup: boolean, further: boolean) =>
  `packages_${sort}${inGroup ? '_group' : ''}${further ? '_further' : ''}`;

/** The pages without a filter, which are most requests: built and planned once. */
const plainPages = prepared((db) => {
  const place = sql.placeholder;
  const filter = packageFilter(place('accountId'), {});
  const after = { key: place('key'), id: place('id') };
  const prepare = (sort: Sort, inGroup: boolean, further: boolean) => {
    const group = inGroup ? place('group') : undefined;
    const rows = rowsOf(db, { filter, sort, group, after: further ? after : null, limit: place('limit') });
    const shape = shapeOf(sort, inGroup, further);
    return [shape, rows.prepare(shape)] as const;
  };
  const either = [true, false];
  const sorts = Object.keys(packageOrders) as Sort[];
  return new Map(
    sorts.flatMap((sort) =>
      either.flatMap((inGroup) => either.map((further) => prepare(sort, inGroup, further))),
    ),
  );
});

/** The rows of a page, plus one if there is a next page. */
export async function readRows(db: Database, accountId: string, page: Page): Promise<SummaryRow[]> {
  const { sort, group, after, q, status, since, before } = page;
  const limit = page.limit + 1;
  const plain = [q, status, since, before].some(Boolean)
    ? undefined
    : plainPages(db).get(shapeOf(sort, group !== undefined, after !== null));
  return plain
    ? plain.execute({ accountId, group, ...after, limit })
    : rowsOf(db, { filter: packageFilter(accountId, page), sort, group, after, limit });
}

/** The rows whose action is due first are chosen from this many newest ones. */
const candidates = 200;

const pressing = prepared((db) => {
  const filter = packageFilter(sql.placeholder('accountId'), {});
  const newest = rowsOf(db, {
    filter,
    sort: 'newest',
    group: 'action_needed',
    after: null,
    limit: candidates,
  }).as('newest');
  const action = newest.nextAction;
  // As dueDayOf: an action without a day comes last.
  const due = sql`coalesce(${action}->>'dueOn', left(${action}->>'dueAt', 10), '9999')`;
  return db
    .select()
    .from(newest)
    .orderBy(due, desc(newest.changedAt), desc(newest.id))
    .limit(sql.placeholder('limit'))
    .prepare('packages_pressing');
});

/** The packages that need an action, the one due first at the start. */
export async function readPressing(db: Database, accountId: string, limit: number): Promise<SummaryRow[]> {
  return pressing(db).execute({ accountId, limit });
}
