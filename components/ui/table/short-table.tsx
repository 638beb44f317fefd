'use client';

import { useState, type ReactNode } from 'react';
import { Pagination } from '@/components/ui/navigation/pagination';
import { classNames } from '@/components/ui/styles/class-names';
import { currentLanguage } from '@/lib/text/text';
import {
  alignmentOf,
  bodyClasses,
  headerClasses,
  rowHeaderClasses,
  sortNames,
  type Alignment,
} from './cell-classes';
import { SortButton } from './sort-button';
import { SortSelect, type Sorting } from './sort-select';
import { roomOf } from './table-room';
import { TableFrame } from './table-frame';

export interface ShortColumn<T> {
  id: string;
  label: string;
  /** The least width in pixels. */
  width: number;
  align?: Alignment;
  /** The cells name their rows. */
  rowHeader?: boolean;
  /** What the column sorts by. */
  valueOf: (row: T) => string;
  cell: (row: T) => ReactNode;
}

interface ShortTableProps<T> {
  /** The table's name, in the plural. */
  label: string;
  columns: readonly ShortColumn<T>[];
  /** In the order of `sortBy`: a browser's first comparison by a language's rules takes it 20 ms. */
  rows: readonly T[];
  rowId: (row: T) => string;
  pageSize: number;
  sortBy: Sorting;
}

function sorted<T>(
  rows: readonly T[],
  columns: readonly ShortColumn<T>[],
  order: Sorting | undefined,
): readonly T[] {
  const column = columns.find(({ id }) => id === order?.id);
  if (!column) return rows;
  const language = currentLanguage();
  const ascending = rows.toSorted((a, b) => column.valueOf(a).localeCompare(column.valueOf(b), language));
  return order?.desc ? ascending.reverse() : ascending;
}

/**
 * A table of a few dozen rows at most: sortable, paged, and cards where there is too little space. It looks like
 * `DataTable`, without its library (docs/decisions/035-short-tables.md).
 */
export function ShortTable<T>({ label, columns, rows, rowId, pageSize, sortBy }: ShortTableProps<T>) {
  const [order, setOrder] = useState<Sorting | undefined>(sortBy);
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const shownPage = Math.min(page, last);

  const sort = (next: Sorting | undefined) => {
    setOrder(next);
    setPage(0);
  };
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const ordered = order === sortBy ? rows : sorted(rows, columns, order);
  const shown = ordered.slice(shownPage * pageSize, (shownPage + 1) * pageSize);

  return (
    <>
      <div className={classNames('min-w-0', roomOf(width))}>
        <SortSelect label={label} columns={columns} order={order} onOrder={sort} />
        <TableFrame label={label} minWidth={width} stacked>
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead className="bg-card">
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} order={order} onOrder={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowId(row)} className="transition-colors hover:bg-card-hover">
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      {rows.length > pageSize && (
        <Pagination
          label={label}
          className="mt-3"
          page={shownPage}
          pageSize={pageSize}
          total={rows.length}
          onPage={setPage}
        />
      )}
    </>
  );
}

interface HeaderCellProps<T> {
  column: ShortColumn<T>;
  order: Sorting | undefined;
  onOrder: (order: Sorting | undefined) => void;
}

function HeaderCell<T>({ column, order, onOrder }: HeaderCellProps<T>) {
  const { id, label, align } = column;
  const by = order?.id === id && (order.desc ? 'desc' : 'asc');
  const atEnd = align === 'end';
  return (
    <th
      scope="col"
      aria-sort={by ? sortNames[by] : undefined}
      aria-label={label}
      className={classNames(alignmentOf(align), headerClasses)}
    >
      <span className={classNames('flex items-center', atEnd && 'flex-row-reverse')}>
        <SortButton
          order={by}
          atEnd={atEnd}
          onSort={() => onOrder(by === 'desc' ? undefined : { id, desc: by === 'asc' })}
        >
          {label}
        </SortButton>
      </span>
    </th>
  );
}

function BodyCell<T>({ column, row }: { column: ShortColumn<T>; row: T }) {
  const { label, align, rowHeader, cell } = column;
  const className = classNames(alignmentOf(align), bodyClasses, rowHeader && rowHeaderClasses);
  const look = { 'data-label': label, className };
  if (!rowHeader) return <td {...look}>{cell(row)}</td>;
  return (
    <th scope="row" {...look}>
      {cell(row)}
    </th>
  );
}
