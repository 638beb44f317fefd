import { calendarDate, createListAddress, oneOf, searchText } from '@/components/shared/list/address';
import type { ChangeQuery as Change } from '@/components/shared/list/list';
import type { PackageQuery } from '@/lib/domain/package/package';
import { groupLabels, statusLabels } from '@/lib/i18n/package-words';

export type QueryValues = Required<Pick<PackageQuery, 'group' | 'status' | 'q' | 'from' | 'to' | 'sort'>>;
export type ListQuery = Partial<QueryValues>;
export type ChangeQuery = Change<QueryValues>;

export const pageSize = 25;

export const sortLabels: Record<QueryValues['sort'], string> = {
  newest: 'Latest update first',
  oldest: 'Oldest update first',
  arrival: 'Arriving soonest',
};

export const packagesAddress = createListAddress<QueryValues>({
  path: '/packages',
  file: '/files/packages.csv',
  fields: {
    group: oneOf(groupLabels),
    status: oneOf(statusLabels),
    q: searchText,
    from: calendarDate,
    to: calendarDate,
    sort: oneOf(sortLabels),
  },
  defaults: { sort: 'newest' },
});

/** Whether filters other than the group are active. */
export const isFiltered = ({ q, status, from, to }: ListQuery) => Boolean(q ?? status ?? from ?? to);
