'use client';

import { Button } from '@/components/ui/action/button';
import { Select } from '@/components/ui/field/select';
import { saveTable } from '@/components/kit/table/csv';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/kit/table/table-pagination';
import { TableSearch } from '@/components/kit/table/table-search';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { useArea } from '../area';
import { DemoSection } from '../demo-section';
import { bank } from './banking-area';
import { directions, transactionColumns, type Direction } from './transaction-columns';

const words: Record<Direction, string> = { all: 'In and out', in: 'Money in', out: 'Money out' };

/**
 * All transactions: search, filters by category and direction, sorting, paging, and an export of the matches.
 */
export function TransactionsCard() {
  const { transactions } = useArea(bank);
  const table = useDataTable({
    rows: transactions,
    columns: transactionColumns,
    rowId: ({ id }) => id,
    pageSize: 10,
    sortBy: [{ id: 'date', desc: true }],
    hidden: ['direction'],
  });
  const direction = table.getColumn('direction');
  const rule = direction?.getFilterValue() as { value: Direction } | undefined;
  return (
    <DemoSection title="Transactions">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <TableSearch
          table={table}
          label="Search transactions"
          className="w-full sm:w-auto sm:max-w-64 sm:grow sm:basis-40"
        />
        <Select
          aria-label="Direction"
          value={rule?.value ?? 'all'}
          onChange={({ target }) =>
            direction?.setFilterValue(
              target.value === 'all' ? undefined : { kind: 'choice', value: target.value },
            )
          }
          className="w-36 max-sm:grow sm:me-auto"
        >
          {directions.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          icon="download"
          className="max-sm:grow"
          onClick={() => saveTable(table, 'transactions.csv')}
        >
          Export CSV
        </Button>
      </div>
      <DataTable table={table} label="Transactions" stacked />
      <TablePagination table={table} label="Transactions" />
    </DemoSection>
  );
}
