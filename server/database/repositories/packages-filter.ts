import { and, eq, gte, like, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { dateSchema, instantSchema } from '@/lib/domain/common';
import type { PackageQuery } from '@/lib/domain/package';
import { schema } from '..';
import type { Cursor } from './cursor';
import { containing, searchForms } from './like';
import type { SummaryRow } from './packages-view';

const { packages } = schema;

const changedAt = packages.statusChangedAt;

/** Where a page starts: the cursor of the page before, or the places that a prepared query leaves for it. */
export type After = Pick<Cursor, 'key' | 'id'> | Record<'key' | 'id', Placeholder>;

/** How each sort orders, and its key in a cursor. `arrival`: what comes next stands first. */
export const packageOrders = {
  newest: {
    by: [sql`${changedAt} desc`, sql`${packages.id} desc`],
    keySchema: instantSchema,
    keyOf: (row: SummaryRow) => row.statusChangedAt.toISOString(),
    after: ({ key, id }: After) => sql`(${changedAt}, ${packages.id}) < (${key}::timestamptz, ${id})`,
  },
  oldest: {
    by: [sql`${changedAt}`, sql`${packages.id}`],
    keySchema: instantSchema,
    keyOf: (row: SummaryRow) => row.statusChangedAt.toISOString(),
    after: ({ key, id }: After) => sql`(${changedAt}, ${packages.id}) > (${key}::timestamptz, ${id})`,
  },
  arrival: {
    by: [sql`${packages.expectedOn}`, sql`${packages.id}`],
    keySchema: dateSchema,
    keyOf: (row: SummaryRow) => row.expectedOn,
    after: ({ key, id }: After) => sql`(${packages.expectedOn}, ${packages.id}) > (${key}, ${id})`,
  },
};

const day = 86_400_000;
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** All that a query asks for except the group and the page. `from` and `to` are whole days in UTC, both included. */
export function packageFilter(accountId: string | Placeholder, query: PackageQuery): SQL | undefined {
  return and(
    eq(packages.accountId, accountId),
    query.status && eq(packages.status, query.status),
    query.q
      ? or(...searchForms(query.q).map((form) => like(packages.searchText, containing(form))))
      : undefined,
    query.from ? gte(changedAt, new Date(query.from)) : undefined,
    query.to ? lt(changedAt, new Date(Math.min(Date.parse(query.to) + day, lastInstant))) : undefined,
  );
}

/** Whether a query asks for what the kept counts, by state and group, don't tell. */
export function isCounted({ q, from, to }: PackageQuery): boolean {
  return [q, from, to].some(Boolean);
}
