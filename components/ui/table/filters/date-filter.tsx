import { lazy, Suspense } from 'react';
import { text } from '@/lib/text/text';
import { Skeleton } from '@/components/ui/display/skeleton';
import { ModeSelect } from './mode-select';
import type { FilterProps } from './props';
import type { DateMode, FilterSpec } from './rules';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const Calendar = lazy(untilLoaded(() => import('@/components/ui/field/calendar')));

const modes = (): Record<DateMode, string> => ({
  on: text('ui.filter.date.on'),
  before: text('ui.filter.date.before'),
  after: text('ui.filter.date.after'),
});

interface DateFilterProps extends FilterProps<'date'> {
  spec: Extract<FilterSpec, { kind: 'date' }>;
}

/** The calendar is inline in the menu: a separate panel would take the focus, and the menu would close. */
export function DateFilter({ label, spec, rule, onChange }: DateFilterProps) {
  return (
    <>
      <ModeSelect
        label={label}
        modes={modes()}
        value={rule.mode}
        onChange={(mode) => onChange({ ...rule, mode })}
      />
      <div className="min-h-80">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Calendar
            value={rule.date || null}
            onSelect={(date) => onChange({ ...rule, date })}
            min={spec.min}
            max={spec.max}
          />
        </Suspense>
      </div>
    </>
  );
}
