import { calendarDate, createListAddress, oneOf, searchText } from '@/components/shared/list/address';
import type { ChangeQuery as Change, FirstPage as First } from '@/components/shared/list/list';
import type { PackageQuery } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { groupKeys } from '@/lib/i18n/group-keys';
import type { MessageKey } from '@/lib/text/text';
import type { ShownPage } from './shown-package';

export type QueryValues = Required<Pick<PackageQuery, 'group' | 'status' | 'q' | 'from' | 'to' | 'sort'>>;
export type ListQuery = Partial<QueryValues>;
export type ChangeQuery = Change<QueryValues>;
export type FirstPage = First<QueryValues, ShownPage>;

export const pageSize = 25;

/** The texts of the sort orders. */
export const sortKeys = {
  newest: 'packageList.search.newest',
  oldest: 'packageList.search.oldest',
  arrival: 'packageList.search.arrival',
} as const satisfies Record<QueryValues['sort'], MessageKey>;

export const packagesAddress = createListAddress<QueryValues>({
  path: '/packages',
  file: '/files/packages.csv',
  fields: {
    group: oneOf(groupKeys),
    status: (text) => packageStatuses.find((status) => status === text),
    q: searchText,
    from: calendarDate,
    to: calendarDate,
    sort: oneOf(sortKeys),
  },
  defaults: { sort: 'newest' },
});

/** Whether filters other than the group are active. */
export const isFiltered = ({ q, status, from, to }: ListQuery) => Boolean(q ?? status ?? from ?? to);

/** Whether a query asks for all packages: one that finds none then says that there are none. */
export const asksForAll = (query: ListQuery) => !query.group && !isFiltered(query);

export const rowsOf = (page: ShownPage) => page.packages;
