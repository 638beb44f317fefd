import type { RowData } from '@tanstack/react-table';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { DataTableOf } from '@/components/ui/table/features';

interface TablePaginationProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The table's name. */
  label: string;
}

/** The footer of a paged table. */
export function TablePagination<T extends RowData>({ table, label }: TablePaginationProps<T>) {
  const { pageIndex, pageSize } = table.state.pagination;
  return (
    <Pagination
      label={label}
      className="mt-3"
      page={pageIndex}
      pageSize={pageSize}
      total={table.getFilteredRowModel().rows.length}
      onPage={(page) => table.setPageIndex(page)}
      onPageSize={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
    />
  );
}
