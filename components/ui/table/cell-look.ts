import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { ColumnOf } from './features';

const alignments = { end: 'text-end tabular-nums', center: 'text-center' };

/** Where a frozen column sticks, counted from the logical start or end. */
export function frozenStyle<T extends RowData>(column: ColumnOf<T>): CSSProperties | undefined {
  const side = column.getIsPinned();
  if (!side) return undefined;
  return side === 'start'
    ? { insetInlineStart: column.getStart('start') }
    : { insetInlineEnd: column.getAfter('end') };
}

/** Whether the columns that scroll lie next to this one. */
function isInner<T extends RowData>(column: ColumnOf<T>): boolean {
  const side = column.getIsPinned();
  const last = column.table.getStartVisibleLeafColumns().length - 1;
  return side === 'start'
    ? column.getPinnedIndex() === last
    : side === 'end' && column.getPinnedIndex() === 0;
}

/** What head and body cells of a column share: alignment, and a ground of their own where they are frozen. */
export function cellClasses<T extends RowData>(column: ColumnOf<T>): string {
  const align = column.columnDef.meta?.align;
  const side = column.getIsPinned();
  return classNames(
    align ? alignments[align] : 'text-start',
    side && 'sticky z-10 bg-card',
    isInner(column) && (side === 'start' ? 'border-e border-e-line' : 'border-s border-s-line'),
  );
}

/** A column's name: its header, or its label where the header is not a text. */
export function columnLabel<T extends RowData>(column: ColumnOf<T>): string {
  const { header, meta } = column.columnDef;
  return meta?.label ?? (typeof header === 'string' ? header : column.id);
}
