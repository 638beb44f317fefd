import type { RowData } from '@tanstack/react-table';
import { Skeleton } from '@/components/ui/display/skeleton';
import { bodyClasses } from './cell-classes';
import type { DataTableOf } from './features';

interface SkeletonBodyProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The number of expected rows. */
  rows: number;
}

/** Placeholder rows of the same size as the expected ones. */
export function SkeletonBody<T extends RowData>({ table, rows }: SkeletonBodyProps<T>) {
  const columns = table.getVisibleLeafColumns();
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.id} className={bodyClasses}>
              <Skeleton className="h-4 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
