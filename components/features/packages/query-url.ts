import type { PackageQuery } from '@/lib/domain/package/package';
import { groupLabels, statusLabels } from '@/lib/i18n/package-words';

/** The part of a query in the address: everything except paging. */
export type ListQuery = Pick<PackageQuery, 'group' | 'status' | 'q' | 'from' | 'to' | 'sort'>;

export const pageSize = 25;

/** The maximum of rows in one call (data-model "getMyPackages"). */
const mostShown = 200;

export const sortLabels: Record<NonNullable<ListQuery['sort']>, string> = {
  newest: 'Latest change first',
  oldest: 'Oldest change first',
  arrival: 'Next to arrive first',
};

/** Whether filters other than the group are active. */
export const isFiltered = ({ q, status, from, to }: ListQuery) => Boolean(q ?? status ?? from ?? to);

type Read = (name: string) => string | null | undefined;

function oneOf<T extends string>(value: string | null | undefined, words: Record<T, string>): T | undefined {
  return value && Object.hasOwn(words, value) ? (value as T) : undefined;
}

function dateOf(value: string | null | undefined): string | undefined {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Without undefined fields, so that equal queries are equal as cache keys, too. */
function withoutGaps<T extends ListQuery>(query: T) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => Boolean(value))) as T &
    Record<string, string>;
}

/** Reads the list's query from an address, ignoring unknown values. */
export function readListQuery(read: Read): ListQuery {
  const sort = oneOf(read('sort'), sortLabels);
  const query: ListQuery = {
    group: oneOf(read('group'), groupLabels),
    status: oneOf(read('status'), statusLabels),
    q: read('q')?.trim().slice(0, 100) || undefined,
    from: dateOf(read('from')),
    to: dateOf(read('to')),
    sort: sort === 'newest' ? undefined : sort,
  };
  return withoutGaps(query);
}

/** Sorted, so that one list has one address, whatever order its query was built in. */
function toAddress(path: string, query: ListQuery): string {
  const search = new URLSearchParams(withoutGaps(query));
  search.sort();
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The address of a list with this query. */
export function listHref(query: ListQuery): string {
  return toAddress('/packages', query);
}

/** The number of rows in an address: whole pages, one by default. */
export function readShown(read: Read): number {
  const rows = Number(read('shown'));
  const pages = Number.isSafeInteger(rows) ? Math.ceil(rows / pageSize) : 1;
  return Math.min(Math.max(pages, 1) * pageSize, mostShown);
}

/**
 * The address of a list that has been extended to so many rows, from that of its query: a reload shows them
 * again.
 */
export function grownHref(href: string, rows: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}shown=${Math.min(rows, mostShown)}`;
}

/** The file of all packages that match a query. */
export function fileHref(query: ListQuery): string {
  return toAddress('/files/packages.csv', query);
}
