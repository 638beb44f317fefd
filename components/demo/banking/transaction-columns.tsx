import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { columnsFor } from '@/components/ui/table/features';
import { formatDate } from '@/lib/format';
import { accountNames, kindIcons } from './accounts';
import { kinds, type Transaction } from './banking';
import { dollars } from './dollars';

const column = columnsFor<Transaction>();

export const directions = ['all', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** Party, category, date, account and amount; the direction is a hidden column for filtering. */
export const transactionColumns = column.columns([
  column.accessor('party', {
    header: 'With',
    size: 330,
    meta: { rowHeader: true },
    cell: ({ row, getValue }) => (
      <span className="flex items-center gap-3">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-neutral-tint text-neutral">
          <Icon name={kindIcons[row.original.kind]} />
        </span>
        {getValue()}
      </span>
    ),
  }),
  column.accessor('kind', {
    header: 'Kind',
    size: 180,
    meta: {
      filter: { kind: 'anyOf', choices: kinds.map((kind) => ({ value: kind, label: kind })) },
    },
  }),
  column.accessor('date', {
    header: 'Date',
    size: 150,
    sortFn: 'text',
    cell: ({ getValue }) => formatDate(getValue()),
    enableGlobalFilter: false,
  }),
  column.accessor(({ account }) => accountNames[account], { id: 'account', header: 'Account', size: 160 }),
  column.accessor(({ amount }) => amount / 100, {
    id: 'amount',
    header: 'Amount',
    size: 130,
    meta: { align: 'end' },
    enableGlobalFilter: false,
    cell: ({ row }) => <Amount cents={row.original.amount} />,
  }),
  column.accessor(({ amount }): Direction => (amount < 0 ? 'out' : 'in'), {
    id: 'direction',
    enableGlobalFilter: false,
  }),
]);

/** Income is green with a plus, expenses have a minus. */
function Amount({ cents }: { cents: number }) {
  return (
    <span className={classNames('font-medium', cents > 0 ? 'text-done' : 'text-strong')}>
      {cents > 0 && '+'}
      {dollars(cents)}
    </span>
  );
}
