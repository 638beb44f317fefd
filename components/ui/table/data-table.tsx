'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Loading } from '@/components/ui/feedback/loading';
import { columnLabel } from './cell-look';
import { clearFilters } from './clear-filters';
import type { DataTableOf } from './features';
import { SortSelect } from './sort-select';
import { SkeletonBody } from './skeleton-body';
import { TableBody } from './table-body';
import { roomOf } from './table-room';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';

interface DataTableProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The table's name, in the plural: "Customers". */
  label: string;
  /** Shows skeletons in place of rows. */
  loading?: boolean;
  /** The height from which the rows scroll under the header. */
  maxHeight?: number;
  /** Where there is too little space, each row becomes a card; else the table scrolls sideways. */
  stacked?: boolean;
  /** The content below an expanded row. */
  detail?: (row: T) => ReactNode;
  /** Shown when there are no rows at all. */
  empty?: ReactNode;
  /** Renders the rows differently: `GroupBody`. */
  body?: ReactNode;
}

/** A table from `useDataTable`: header, rows and the states loading, empty and no match. */
export function DataTable<T extends RowData>(props: DataTableProps<T>) {
  const { table, label, loading = false, maxHeight, stacked = false, detail, empty, body } = props;
  const rows = table.getRowModel().rows.length;
  const { pageSize } = table.state.pagination;
  return (
    <div className={classNames('min-w-0', stacked && roomOf(table.getTotalSize()))}>
      {loading && <Loading label={text('ui.table.loading', { label })}>{null}</Loading>}
      {stacked && (
        <SortSelect
          label={label}
          columns={table
            .getVisibleLeafColumns()
            .filter((column) => column.getCanSort())
            .map((column) => ({ id: column.id, label: columnLabel(column) }))}
          order={table.state.sorting[0]}
          onOrder={(order) => table.setSorting(order ? [order] : [])}
        />
      )}
      <TableFrame
        label={label}
        minWidth={table.getTotalSize()}
        maxHeight={maxHeight}
        busy={loading}
        stacked={stacked}
      >
        <TableHead table={table} sticky={maxHeight !== undefined} />
        {loading ? (
          <SkeletonBody table={table} rows={pageSize > 100 ? 10 : pageSize} />
        ) : rows > 0 ? (
          (body ?? <TableBody table={table} detail={detail} />)
        ) : null}
      </TableFrame>
      {!loading && rows === 0 && <NoRows table={table} empty={empty} />}
    </div>
  );
}

function NoRows<T extends RowData>({ table, empty }: Pick<DataTableProps<T>, 'table' | 'empty'>) {
  if (table.getPreFilteredRowModel().rows.length === 0) {
    return empty ?? <EmptyState title={text('ui.table.empty')} />;
  }
  return (
    <EmptyState
      icon="funnel-x"
      title={text('ui.table.noMatch')}
      action={
        <Button variant="secondary" onClick={() => clearFilters(table)}>
          {text('ui.filter.clearAll')}
        </Button>
      }
    >
      {text('ui.table.noMatchAdvice')}
    </EmptyState>
  );
}
