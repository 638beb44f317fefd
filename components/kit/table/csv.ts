import type { RowData } from '@tanstack/react-table';
import { saveFile } from '@/components/ui/download/save-file';
import { asText } from '@/components/ui/table/as-text';
import { columnLabel } from '@/components/ui/table/cell-look';
import type { DataTableOf } from '@/components/ui/table/features';

/** Spreadsheet programs run a cell that starts like this as a formula. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = asText(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 text; cells that a spreadsheet would run as a formula get a leading apostrophe. */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

/** The columns with a value, and all rows that pass search and filters, in the shown order. */
export function tableCsv<T extends RowData>(table: DataTableOf<T>): string {
  const columns = table
    .getVisibleLeafColumns()
    .filter((column) => column.accessorFn && !column.columnDef.meta?.control);
  const rows = table.getSortedRowModel().rows.map((row) => columns.map((column) => row.getValue(column.id)));
  return toCsv([columns.map((column) => columnLabel(column)), ...rows]);
}

/** Saves a text as a file. Its BOM tells spreadsheet programs that it is UTF-8. */
export function saveCsv(csv: string, fileName: string): void {
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), fileName);
}
