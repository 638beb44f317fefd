import type { RowData } from '@tanstack/react-table';
import { text } from '@/lib/text/text';
import { columnsFor } from '@/components/ui/table/features';
import { RowCheckbox } from './row-checkbox';

/** A column of checkboxes; the one in the header selects the whole page. */
export function selectColumn<T extends RowData>(rowName: (row: T) => string) {
  return columnsFor<T>().display({
    id: 'select',
    size: 52,
    meta: { label: () => text('kit.table.selection'), control: true },
    header: ({ table }) => (
      <RowCheckbox
        label={text('kit.table.selectPage')}
        checked={table.getIsAllPageRowsSelected()}
        partial={table.getIsSomePageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <RowCheckbox
        label={text('kit.table.select', { row: rowName(row.original) })}
        checked={row.getIsSelected()}
        disabled={!row.getCanSelect()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  });
}
