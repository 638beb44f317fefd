import { sql } from 'drizzle-orm';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import type { Database } from '../..';
import { prepared } from '@/server/database/connection/prepared';
import type { Cursor } from '../sql/cursor';
import { jsonRows, nothingElse, onlyRow } from '../sql/json';
import { countMatches, storedCounts } from './packages-counts';
import { isCounted, packageFilter, packageOrders, type Filter, type Sort } from './packages-filter';
import { rowsOf } from './packages-rows';

/** A page of the list: its filter, start and number of rows. */
export type Page = Filter & {
  group?: PackageGroup | undefined;
  sort: Sort;
  after: Cursor | null;
  limit: number;
};

const shapeOf = (sort: Sort, inGroup: boolean, further: boolean) =>
  `packages_${sort}${inGroup ? '_group' : ''}${further ? '_further' : ''}`;

/** The pages without a filter, which are most requests: built and planned once. */
const plainPages = prepared((db) => {
  const place = sql.placeholder;
  const accountId = place('accountId');
  const prepare = (sort: Sort, inGroup: boolean, further: boolean) => {
    const shape = shapeOf(sort, inGroup, further);
    const rows = rowsOf(db, {
      filter: packageFilter(accountId, {}),
      sort,
      group: inGroup ? place('group') : undefined,
      after: further ? { key: place('key'), id: place('id') } : null,
      limit: place('limit'),
    });
    const counts = storedCounts(db, accountId);
    const page = db.select({ rows: jsonRows(rows), counts: jsonRows(counts) }).from(nothingElse);
    return [shape, page.prepare(shape)] as const;
  };
  const either = [true, false];
  const sorts = Object.keys(packageOrders) as Sort[];
  return new Map(
    sorts.flatMap((sort) =>
      either.flatMap((inGroup) => either.map((further) => prepare(sort, inGroup, further))),
    ),
  );
});

function filteredPage(db: Database, accountId: string, page: Page) {
  const filter = packageFilter(accountId, page);
  const counts = isCounted(page) ? countMatches(db, filter) : storedCounts(db, accountId, page.status);
  const rows = rowsOf(db, { ...page, filter, limit: page.limit + 1 });
  return db.select({ rows: jsonRows(rows), counts: jsonRows(counts) }).from(nothingElse);
}

/**
 * The rows of a page, plus one if there is a next page, and the matches by group over all pages: one statement, so that
 * they tell of the same moment.
 */
export async function readPage(db: Database, accountId: string, page: Page) {
  const { sort, group, after, q, status, shippable, since, before, limit } = page;
  const plain = [q, status, shippable, since, before].some(Boolean)
    ? undefined
    : plainPages(db).get(shapeOf(sort, group !== undefined, after !== null));
  return onlyRow(
    await (plain
      ? plain.execute({ accountId, group, ...after, limit: limit + 1 })
      : filteredPage(db, accountId, page)),
  );
}
