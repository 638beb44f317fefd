'use client';

import { useTable, type RowData, type SortingState } from '@tanstack/react-table';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { features, type ColumnsOf, type DataTableOf } from './features';
import { matchesSearch, passesFilter, type FilterRule } from './filters/rules';

interface DataTableOptions<T extends RowData> {
  /** Must be a stable array unless the rows changed. */
  rows: readonly T[];
  /** Created once, outside the component. */
  columns: ColumnsOf<T>;
  /** A unique id, so that selection and expansion survive sorting and new rows. */
  rowId: (row: T) => string;
  /** Rows per page; without it all rows are on one page. */
  pageSize?: number;
  /** The initial order. */
  sortBy?: SortingState;
  /** The column to group by. */
  groupBy?: string;
  /** Columns for groups, search and files that are not shown. */
  hidden?: string[];
  /** Columns that stay visible while the others scroll sideways. */
  frozen?: { start?: string[]; end?: string[] };
  /** Which rows can be expanded. */
  canExpand?: (row: T) => boolean;
}

const allRows = Number.MAX_SAFE_INTEGER;

interface Valued {
  getValue: (id: string) => unknown;
}

const defaultColumn = {
  sortDescFirst: false,
  filterFn: (row: Valued, id: string, rule: FilterRule) => passesFilter(row.getValue(id), rule),
};

const searches = (row: Valued, id: string, text: string) => matchesSearch(row.getValue(id), text);

/**
 * The state and the rows of a table: sorting, filters, search, paging, selection, expansion, groups and
 * frozen columns. A new order, search or filter returns to the first page; added or removed rows do not.
 */
export function useDataTable<T extends RowData>(options: DataTableOptions<T>): DataTableOf<T> {
  const { rows, columns, rowId, pageSize = allRows, groupBy, hidden = [], frozen, canExpand } = options;
  const [sorting, setSorting] = useState(options.sortBy ?? []);
  const [globalFilter, setGlobalFilter] = useState('');
  const [columnFilters, setColumnFilters] = useState<{ id: string; value: unknown }[]>([]);
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize });

  const fromFirstPage =
    <S>(set: Dispatch<SetStateAction<S>>) =>
    (change: SetStateAction<S>) => {
      set(change);
      setPagination((page) => ({ ...page, pageIndex: 0 }));
    };

  const table = useTable<typeof features, T>({
    features,
    data: rows,
    columns,
    defaultColumn,
    getRowId: rowId,
    initialState: {
      grouping: groupBy ? [groupBy] : [],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: { start: frozen?.start ?? [], end: frozen?.end ?? [] },
    },
    state: { sorting, globalFilter, columnFilters, pagination },
    onSortingChange: fromFirstPage(setSorting),
    onGlobalFilterChange: fromFirstPage(setGlobalFilter),
    onColumnFiltersChange: fromFirstPage(setColumnFilters),
    onPaginationChange: setPagination,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    globalFilterFn: searches,
    groupedColumnMode: false,
    getRowCanExpand: (row) => canExpand?.(row.original) ?? false,
  });

  const lastPage = Math.max(0, table.getPageCount() - 1);
  if (pagination.pageIndex > lastPage) setPagination({ ...pagination, pageIndex: lastPage });

  return table;
}
