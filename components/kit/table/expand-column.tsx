import type { RowData } from '@tanstack/react-table';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { columnsFor } from '@/components/ui/table/features';
import { detailId } from '@/components/ui/table/table-body';

/** A column of buttons that expand a row. */
export function expandColumn<T extends RowData>(rowName: (row: T) => string) {
  return columnsFor<T>().display({
    id: 'expand',
    size: 60,
    meta: { label: () => text('kit.table.details'), control: true },
    header: () => <VisuallyHidden>{text('kit.table.details')}</VisuallyHidden>,
    cell: ({ row }) =>
      row.getCanExpand() && (
        <button
          type="button"
          aria-expanded={row.getIsExpanded()}
          aria-controls={row.getIsExpanded() ? detailId(row.id) : undefined}
          aria-label={text('kit.table.detailsOf', { row: rowName(row.original) })}
          onClick={row.getToggleExpandedHandler()}
          className={classNames(iconButtonClasses, '-my-1')}
        >
          <Icon
            name="chevron-right"
            className={classNames('transition-transform', row.getIsExpanded() && 'rotate-90 rtl:-rotate-90')}
          />
        </button>
      ),
  });
}
