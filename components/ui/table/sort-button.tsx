import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';

const icons = { asc: 'arrow-up', desc: 'arrow-down', none: 'chevrons-up-down' } as const;

interface SortButtonProps {
  /** The order by this column, if any. */
  order: 'asc' | 'desc' | false;
  /** In a column aligned to the end. */
  atEnd: boolean;
  onSort: ((event: unknown) => void) | undefined;
  children: ReactNode;
}

/**
 * Sorts by a column: ascending, descending, then not at all. The header around it has the order
 * (`aria-sort`).
 */
export function SortButton({ order, atEnd, onSort, children }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'hover:bg-surface-500/10 -ms-2 inline-flex min-h-9 items-center gap-1 rounded-md px-2 text-start transition-colors',
        atEnd && '-me-2 flex-row-reverse',
      )}
    >
      <span>{children}</span>
      <Icon name={icons[order || 'none']} className={order ? 'text-primary-text' : 'text-muted'} />
    </button>
  );
}
