import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { headerClasses, sortNames } from './cell-classes';
import { cellClasses, columnLabel, frozenStyle } from './cell-look';
import type { DataTableOf, HeaderOf } from './features';
import type { FilterRule } from './filters/rules';
import { SortButton } from './sort-button';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

/** Most tables have no filters, and a pop-over is a library. */
const FilterMenu = lazy(untilLoaded(() => import('./filters/filter-menu')));

interface HeaderCellProps<T extends RowData> {
  table: DataTableOf<T>;
  header: HeaderOf<T>;
  /** Stays visible while the rows scroll. */
  sticky: boolean;
}

/** A column's header: its name, which sorts where the column is sortable, and its filter menu. */
export function HeaderCell<T extends RowData>({ table, header, sticky }: HeaderCellProps<T>) {
  const { column } = header;
  const { align, filter } = column.columnDef.meta ?? {};
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      aria-sort={sorted ? sortNames[sorted] : undefined}
      aria-label={columnLabel(column)}
      style={frozenStyle(column)}
      className={classNames(
        cellClasses(column),
        headerClasses,
        sticky && 'sticky top-0 bg-card',
        sticky && (column.getIsPinned() ? 'z-30' : 'z-20'),
      )}
    >
      <span
        className={classNames(
          'flex items-center',
          !column.getCanSort() && 'gap-1',
          align === 'end' && 'flex-row-reverse',
          align === 'center' && 'justify-center',
        )}
      >
        {column.getCanSort() ? (
          <SortButton order={sorted} atEnd={align === 'end'} onSort={column.getToggleSortingHandler()}>
            <table.FlexRender header={header} />
          </SortButton>
        ) : (
          <table.FlexRender header={header} />
        )}
        {filter && (
          <Suspense fallback={<span className="size-7 shrink-0" />}>
            <FilterMenu
              label={columnLabel(column)}
              spec={filter}
              rule={column.getFilterValue() as FilterRule | undefined}
              onApply={(rule) => column.setFilterValue(rule)}
            />
          </Suspense>
        )}
      </span>
    </th>
  );
}
