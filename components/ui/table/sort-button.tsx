import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import type { ColumnOf } from './features';

const icons = { asc: 'arrow-up', desc: 'arrow-down', none: 'chevrons-up-down' } as const;

interface SortButtonProps<T extends RowData> {
  column: ColumnOf<T>;
  children: ReactNode;
}

/**
 * Sorts by a column: ascending, descending, then not at all. The header around it has the order
 * (`aria-sort`).
 */
export function SortButton<T extends RowData>({ column, children }: SortButtonProps<T>) {
  const sorted = column.getIsSorted();
  return (
    <button
      type="button"
      onClick={column.getToggleSortingHandler()}
      className={classNames(
        'hover:bg-surface-500/10 -ms-2 inline-flex min-h-9 items-center gap-1 rounded-md px-2 text-start transition-colors',
        column.columnDef.meta?.align === 'end' && '-me-2 flex-row-reverse',
      )}
    >
      <span>{children}</span>
      <Icon name={icons[sorted || 'none']} className={sorted ? 'text-primary-text' : 'text-muted'} />
    </button>
  );
}
