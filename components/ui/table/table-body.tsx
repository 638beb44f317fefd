import type { RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { BodyRow } from './body-row';
import type { DataTableOf } from './features';

interface TableBodyProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The content below an expanded row. */
  detail?: (row: T) => ReactNode;
}

/** The rows of the page. */
export function TableBody<T extends RowData>({ table, detail }: TableBodyProps<T>) {
  return (
    <tbody>
      {table.getRowModel().rows.map((row) => (
        <Fragment key={row.id}>
          <BodyRow table={table} row={row} />
          {detail && row.getCanExpand() && row.getIsExpanded() && (
            <tr id={detailId(row.id)}>
              <td colSpan={row.getVisibleCells().length} className="border-b border-line p-0">
                {detail(row.original)}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  );
}

/** Connects an expanded row's button with its content. */
export function detailId(rowId: string): string {
  return `${rowId}-detail`;
}
