import { and, eq, gte, like, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { dateSchema, instantSchema } from '@/lib/domain/values/common';
import type { PackageQuery } from '@/lib/domain/package/package';
import { schema } from '../..';
import type { Cursor } from '../sql/cursor';
import { containing, searchForms } from '../sql/like';
import { isShippable } from './packages-shippable';
import type { SummaryRow } from './packages-view';

const { packages } = schema;

const { changedAt } = packages;

/** The start of a page: the previous page's cursor, or the placeholders of a prepared query. */
export type After = Pick<Cursor, 'key' | 'id'> | Record<'key' | 'id', Placeholder>;

/** The order of each sort, and its key in a cursor. `arrival`: the earliest arrival first. */
export const packageOrders = {
  newest: {
    by: [sql`${changedAt} desc`, sql`${packages.id} desc`],
    keySchema: instantSchema,
    keyOf: (row: SummaryRow) => new Date(row.changedAt).toISOString(),
    after: ({ key, id }: After) => sql`(${changedAt}, ${packages.id}) < (${key}::timestamptz, ${id})`,
  },
  oldest: {
    by: [sql`${changedAt}`, sql`${packages.id}`],
    keySchema: instantSchema,
    keyOf: (row: SummaryRow) => new Date(row.changedAt).toISOString(),
    after: ({ key, id }: After) => sql`(${changedAt}, ${packages.id}) > (${key}::timestamptz, ${id})`,
  },
  arrival: {
    by: [sql`${packages.expectedOn}`, sql`${packages.id}`],
    keySchema: dateSchema,
    keyOf: (row: SummaryRow) => row.expectedOn,
    after: ({ key, id }: After) => sql`(${packages.expectedOn}, ${packages.id}) > (${key}, ${id})`,
  },
};

export type Sort = keyof typeof packageOrders;

/** The filters of a list apart from its group: `since` and `before` bound the latest change. */
export type Filter = Pick<PackageQuery, 'status' | 'shippable' | 'q'> & {
  since?: Date | undefined;
  before?: Date | undefined;
};

/** The conditions of a query except the group and the page. */
export function packageFilter(accountId: string | Placeholder, filter: Filter): SQL | undefined {
  const { status, shippable, q, since, before } = filter;
  return and(
    eq(packages.accountId, accountId),
    status && eq(packages.status, status),
    shippable && isShippable,
    q ? or(...searchForms(q).map((form) => like(packages.searchText, containing(form)))) : undefined,
    since && gte(changedAt, since),
    before && lt(changedAt, before),
  );
}

/** Whether a query has filters that the stored counts, by state and group, don't cover. */
export function isCounted({ shippable, q, since, before }: Filter): boolean {
  return [shippable, q, since, before].some(Boolean);
}
