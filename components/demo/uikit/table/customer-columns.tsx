import { Icon } from '@/components/ui/display/icon';
import { columnsFor } from '@/components/ui/table/features';
import { formatDate, formatMoneyRounded } from '@/lib/format';
import { agents } from '../../data/agents';
import { countries, type CountryCode } from '../../data/countries';
import { customerStatuses, type Customer } from '../../data/customers';
import { Flag } from '../../flag';
import { ActivityBar } from '../../activity-bar';
import { CustomerStatusTag } from './customer-status';

const column = columnsFor<Customer>();
const codes = Object.keys(countries) as CountryCode[];

/** All columns of customers; each table uses some of them. */
export const customerColumn = {
  id: column.accessor('id', { header: 'Number', size: 100, meta: { align: 'end' } }),
  name: column.accessor('name', {
    header: 'Name',
    size: 140,
    meta: { filter: { kind: 'text' }, rowHeader: true },
  }),
  country: column.accessor((customer) => countries[customer.country], {
    id: 'country',
    header: 'Country',
    size: 130,
    cell: ({ row, getValue }) => (
      <span className="flex items-center gap-2">
        <Flag code={row.original.country} />
        {getValue()}
      </span>
    ),
    meta: {
      filter: {
        kind: 'anyOf',
        choices: codes.map((code) => ({
          value: countries[code],
          label: countries[code],
          mark: <Flag code={code} />,
        })),
      },
    },
  }),
  company: column.accessor('company', { header: 'Company', size: 190 }),
  agent: column.accessor('agent', {
    header: 'Agent',
    size: 122,
    meta: {
      filter: { kind: 'anyOf', choices: agents.map((agent) => ({ value: agent, label: agent })) },
    },
  }),
  date: column.accessor('date', {
    header: 'Ordered',
    size: 132,
    cell: ({ getValue }) => formatDate(getValue()),
    enableGlobalFilter: false,
    meta: { filter: { kind: 'date', min: '2025-01-01', max: '2025-12-31' } },
  }),
  balance: column.accessor('balance', {
    header: 'Balance',
    size: 130,
    cell: ({ getValue }) => formatMoneyRounded({ amount: getValue() * 100, currency: 'USD' }),
    meta: { filter: { kind: 'number', currency: 'USD' }, align: 'end' },
  }),
  status: column.accessor('status', {
    header: 'Status',
    size: 120,
    cell: ({ getValue }) => <CustomerStatusTag status={getValue()} />,
    meta: {
      filter: {
        kind: 'choice',
        choices: customerStatuses.map((status) => ({ value: status, label: status })),
      },
    },
  }),
  activity: column.accessor('activity', {
    header: 'Activity',
    size: 128,
    cell: ({ getValue }) => <ActivityBar value={getValue()} />,
    enableGlobalFilter: false,
    meta: { filter: { kind: 'range', min: 0, max: 100, unit: ' %' } },
  }),
  verified: column.accessor('verified', {
    header: 'Verified',
    size: 110,
    enableSorting: false,
    cell: ({ getValue }) => (
      <span className={getValue() ? 'text-done' : 'text-muted'}>
        <Icon name={getValue() ? 'demo:badge-check' : 'demo:circle-minus'} size={20} className="inline" />
        <span className="sr-only">{getValue() ? 'Yes' : 'No'}</span>
      </span>
    ),
    meta: { align: 'center', filter: { kind: 'flag', yes: 'Yes', no: 'No' } },
  }),
};
