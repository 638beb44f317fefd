import type { RowData } from '@tanstack/react-table';
import { saveFile } from '@/components/ui/download/save-file';
import { asText } from '@/components/ui/table/as-text';
import { columnLabel } from '@/components/ui/table/cell-look';
import type { DataTableOf } from '@/components/ui/table/features';
import { toCsv } from '@/lib/format/csv';

const toCell = (value: unknown) => (typeof value === 'number' ? value : asText(value));

/** Saves the columns with a value, and all rows that pass search and filters, in the shown order. */
export function saveTable<T extends RowData>(table: DataTableOf<T>, fileName: string): void {
  const columns = table
    .getVisibleLeafColumns()
    .filter((column) => column.accessorFn && !column.columnDef.meta?.control);
  const rows = table
    .getSortedRowModel()
    .rows.map((row) => columns.map((column) => toCell(row.getValue(column.id))));
  const csv = toCsv(
    rows,
    columns.map((column) => columnLabel(column)),
  );
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
}
