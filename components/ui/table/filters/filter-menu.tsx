'use client';

import { lazy, Suspense } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Popover } from '@/components/ui/overlay/popover';
import { Skeleton } from '@/components/ui/display/skeleton';
import { isBlank, type FilterRule, type FilterSpec } from './rules';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const FilterForm = lazy(untilLoaded(() => import('./filter-form')));

interface FilterMenuProps {
  /** The column's name. */
  label: string;
  spec: FilterSpec;
  rule: FilterRule | undefined;
  onApply: (rule: FilterRule | undefined) => void;
}

/** The button in a column's header that opens its filter; its form is loaded when first opened. */
export default function FilterMenu({ label, spec, rule, onApply }: FilterMenuProps) {
  return (
    <Popover
      label={text('ui.filter.by', { column: label })}
      className={classNames('font-normal', spec.kind === 'date' ? 'w-80' : 'w-72')}
      trigger={
        <button
          type="button"
          disabled={!useHydrated()}
          aria-label={text(rule ? 'ui.filter.byActive' : 'ui.filter.by', { column: label })}
          className={classNames(
            'hover:bg-surface-500/10 inline-flex size-7 shrink-0 items-center justify-center rounded-md transition-colors',
            rule ? 'bg-highlight text-highlight-text' : 'text-muted',
          )}
        >
          <Icon name={rule ? 'funnel' : 'list-filter'} />
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <FilterForm
            label={label}
            spec={spec}
            rule={rule}
            onApply={(next) => {
              onApply(next && !isBlank(next, spec) ? next : undefined);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
