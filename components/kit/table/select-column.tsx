import type { RowData } from '@tanstack/react-table';
import { columnsFor } from '@/components/ui/table/features';
import { RowCheckbox } from './row-checkbox';

/** A column of checkboxes; the one in the header selects the whole page. */
export function selectColumn<T extends RowData>(rowName: (row: T) => string) {
  return columnsFor<T>().display({
    id: 'select',
    size: 52,
    meta: { label: 'Selection', control: true },
    header: ({ table }) => (
      <RowCheckbox
        label="Select all rows of this page"
        checked={table.getIsAllPageRowsSelected()}
        partial={table.getIsSomePageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <RowCheckbox
        label={`Select ${rowName(row.original)}`}
        checked={row.getIsSelected()}
        disabled={!row.getCanSelect()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  });
}
