import { Avatar } from '@/components/ui/display/avatar';
import { columnsFor } from '@/components/ui/table/features';
import { formatDate, initials } from '@/lib/format';
import { ActivityBar } from '../activity-bar';
import { countries } from '../data/countries';
import { Flag } from '../flag';
import type { ListedCustomer } from './customer-area';

const column = columnsFor<ListedCustomer>();

/** The columns of /profile/list. */
export const customerColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    size: 220,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-3">
        <Avatar
          initials={initials(original.name)}
          {...(original.image !== undefined && { image: original.image })}
        />
        <span className="min-w-0">
          <span className="wrap-anywhere block">{original.name}</span>
          {original.email && (
            <span className="wrap-anywhere block text-xs font-normal text-muted">{original.email}</span>
          )}
        </span>
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor((customer) => countries[customer.country], {
    id: 'country',
    header: 'Country',
    size: 150,
    cell: ({ row, getValue }) => (
      <span className="flex items-center gap-2">
        <Flag code={row.original.country} />
        {getValue()}
      </span>
    ),
  }),
  column.accessor('date', {
    header: 'Since',
    size: 140,
    cell: ({ getValue }) => formatDate(getValue()),
    enableGlobalFilter: false,
  }),
  column.accessor('agent', { header: 'Created by', size: 150 }),
  column.accessor('activity', {
    header: 'Activity',
    size: 170,
    cell: ({ getValue }) => <ActivityBar value={getValue()} />,
    enableGlobalFilter: false,
  }),
]);
