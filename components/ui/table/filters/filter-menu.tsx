'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../icon';
import { iconButtonClasses } from '../../icon-button';
import { pickerAnchor, pickerPanelClasses } from '../../picker-classes';
import { Skeleton } from '../../skeleton';
import { columnLabel } from '../cell-look';
import type { ColumnOf } from '../features';
import { isBlank, type FilterRule, type FilterSpec } from './rules';

const FilterForm = lazy(() => import('./filter-form'));

interface FilterMenuProps<T extends RowData> {
  column: ColumnOf<T>;
  spec: FilterSpec;
}

/** The button in a column's head that opens its filter; its form is loaded when first opened. */
export function FilterMenu<T extends RowData>({ column, spec }: FilterMenuProps<T>) {
  const label = columnLabel(column);
  const rule = column.getFilterValue() as FilterRule | undefined;
  return (
    <Popover className="contents">
      <PopoverButton
        aria-label={`Filter by ${label.toLowerCase()}${rule ? ', in force' : ''}`}
        className={classNames(
          iconButtonClasses,
          'size-8',
          rule ? 'bg-highlight text-highlight-text' : 'text-muted',
        )}
      >
        <Icon name={rule ? 'funnel' : 'list-filter'} />
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        anchor={pickerAnchor}
        role="dialog"
        aria-label={`Filter by ${label.toLowerCase()}`}
        className={classNames(pickerPanelClasses, 'w-72 font-normal')}
      >
        {({ close }) => (
          <Suspense fallback={<Skeleton className="m-3 h-32" />}>
            <FilterForm
              label={label}
              spec={spec}
              rule={rule}
              onApply={(next) => {
                column.setFilterValue(next && !isBlank(next, spec) ? next : undefined);
                close();
              }}
            />
          </Suspense>
        )}
      </PopoverPanel>
    </Popover>
  );
}
