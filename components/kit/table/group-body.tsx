import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { BodyRow } from '@/components/ui/table/body-row';
import type { DataTableOf } from '@/components/ui/table/features';

interface GroupBodyProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The sub-header of a group. */
  heading: (rows: T[]) => ReactNode;
  /** The last line of a group: a count, a total. */
  footer?: (rows: T[]) => ReactNode;
}

/** Rows in groups (`groupBy`), each with a sub-header and a footer. */
export function GroupBody<T extends RowData>({ table, heading, footer }: GroupBodyProps<T>) {
  const columns = table.getVisibleLeafColumns().length;
  return table.getRowModel().rows.map((group) => {
    const rows = group.subRows.map((row) => row.original);
    return (
      <tbody key={group.id}>
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns}
            className="bg-surface-500/10 h-12 border-b border-line px-4 py-2 text-start font-semibold text-strong"
          >
            <span className="sticky start-4 inline-block">{heading(rows)}</span>
          </th>
        </tr>
        {group.subRows.map((row) => (
          <BodyRow key={row.id} table={table} row={row} />
        ))}
        {footer && (
          <tr>
            <td
              colSpan={columns}
              className="h-12 border-b border-line px-4 py-2 text-end font-medium text-strong"
            >
              <span className="sticky end-4 inline-block">{footer(rows)}</span>
            </td>
          </tr>
        )}
      </tbody>
    );
  });
}
