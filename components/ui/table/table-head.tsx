import type { RowData } from '@tanstack/react-table';
import type { DataTableOf } from './features';
import { HeaderCell } from './header-cell';

interface TableHeadProps<T extends RowData> {
  table: DataTableOf<T>;
  sticky?: boolean;
  /** Where not all rows are rendered: the header is the first of them. */
  rowIndex?: number;
}

/** The columns' widths and headers. */
export function TableHead<T extends RowData>({ table, sticky = false, rowIndex }: TableHeadProps<T>) {
  return (
    <>
      <colgroup>
        {table.getVisibleLeafColumns().map((column) => (
          <col key={column.id} style={{ width: column.getSize() }} />
        ))}
      </colgroup>
      <thead className="bg-card">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={rowIndex}>
            {group.headers.map((header) => (
              <HeaderCell key={header.id} table={table} header={header} sticky={sticky} />
            ))}
          </tr>
        ))}
      </thead>
    </>
  );
}
