import type { RowData } from '@tanstack/react-table';
import { classNames } from '@/components/ui/styles/class-names';
import { bodyClasses, rowHeaderClasses } from './cell-classes';
import { cellClasses, columnLabel, frozenStyle } from './cell-look';
import type { CellOf, DataTableOf, RowOf } from './features';

interface CellProps<T extends RowData> {
  table: DataTableOf<T>;
  cell: CellOf<T>;
}

function BodyCell<T extends RowData>({ table, cell }: CellProps<T>) {
  const { column } = cell;
  const look = {
    style: frozenStyle(column),
    [column.columnDef.meta?.control ? 'data-control' : 'data-label']: columnLabel(column),
    className: classNames(
      cellClasses(column),
      bodyClasses,
      column.getIsPinned() &&
        'group-data-selected/row:tinted group-hover/row:group-not-data-selected/row:bg-card-hover',
    ),
  };
  const content = <table.FlexRender cell={cell} />;
  if (!column.columnDef.meta?.rowHeader) return <td {...look}>{content}</td>;
  return (
    <th scope="row" {...look} className={classNames(look.className, rowHeaderClasses)}>
      {content}
    </th>
  );
}

interface BodyRowProps<T extends RowData> {
  table: DataTableOf<T>;
  row: RowOf<T>;
  /** From 1 over all rows, header included, where not all of them are rendered. */
  rowIndex?: number;
  className?: string;
}

/** A row: tinted on hover and while selected. */
export function BodyRow<T extends RowData>({ table, row, rowIndex, className }: BodyRowProps<T>) {
  return (
    <tr
      aria-rowindex={rowIndex}
      data-selected={row.getIsSelected() ? '' : undefined}
      className={classNames(
        'group/row data-selected:tinted not-data-selected:hover:bg-card-hover transition-colors',
        className,
      )}
    >
      {row.getVisibleCells().map((cell) => (
        <BodyCell key={cell.id} table={table} cell={cell} />
      ))}
    </tr>
  );
}
