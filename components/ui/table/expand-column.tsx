import type { RowData } from '@tanstack/react-table';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { iconButtonClasses } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import { columnsFor } from './features';
import { detailId } from './table-body';

/** A column of buttons that open what a row holds. */
export function expandColumn<T extends RowData>(rowName: (row: T) => string) {
  return columnsFor<T>().display({
    id: 'expand',
    size: 60,
    meta: { label: 'Details', control: true },
    header: () => <VisuallyHidden>Details</VisuallyHidden>,
    cell: ({ row }) =>
      row.getCanExpand() && (
        <button
          type="button"
          aria-expanded={row.getIsExpanded()}
          aria-controls={row.getIsExpanded() ? detailId(row.id) : undefined}
          aria-label={`Details of ${rowName(row.original)}`}
          onClick={row.getToggleExpandedHandler()}
          className={classNames(iconButtonClasses, '-my-1')}
        >
          <Icon
            name="chevron-right"
            className={classNames(
              'transition-transform rtl:-scale-x-100',
              row.getIsExpanded() && 'rotate-90 rtl:-rotate-90',
            )}
          />
        </button>
      ),
  });
}
