import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { alignmentOf } from './cell-classes';
import type { ColumnOf } from './features';

/** The sticky offset of a frozen column, from the logical start or end. */
export function frozenStyle<T extends RowData>(column: ColumnOf<T>): CSSProperties | undefined {
  const side = column.getIsPinned();
  if (!side) return undefined;
  return side === 'start'
    ? { insetInlineStart: column.getStart('start') }
    : { insetInlineEnd: column.getAfter('end') };
}

/** Whether this frozen column is next to the scrolling ones. */
function isInner<T extends RowData>(column: ColumnOf<T>): boolean {
  const side = column.getIsPinned();
  const last = column.table.getStartVisibleLeafColumns().length - 1;
  return side === 'start'
    ? column.getPinnedIndex() === last
    : side === 'end' && column.getPinnedIndex() === 0;
}

/** The classes shared by header and body cells of a column: alignment, and a background where frozen. */
export function cellClasses<T extends RowData>(column: ColumnOf<T>): string {
  const side = column.getIsPinned();
  return classNames(
    alignmentOf(column.columnDef.meta?.align),
    side && 'sticky z-10 bg-card',
    isInner(column) && (side === 'start' ? 'border-e border-e-line' : 'border-s border-s-line'),
  );
}

/** A column's name: its header, or its label where the header is not a text. */
export function columnLabel<T extends RowData>(column: ColumnOf<T>): string {
  const { header, meta } = column.columnDef;
  const label = meta?.label;
  if (typeof label === 'function') return label();
  return label ?? (typeof header === 'string' ? header : column.id);
}
