'use client';

import { lazy, Suspense } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { fromLocalDate } from './calendar-date';
import type { CalendarProps } from './calendar';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

/** Prefetches the calendar; a second call costs nothing. */
export const loadCalendar = () => import('./calendar');
const Calendar = lazy(untilLoaded(loadCalendar));

export interface DatePanelProps extends CalendarProps {
  onClear: () => void;
  /** Today and Clear below the days. */
  buttonBar: boolean;
}

/** The panel of a date picker: the days, and the bar of buttons. */
export function DatePanel({ onClear, buttonBar, ...calendar }: DatePanelProps) {
  const today = fromLocalDate(new Date());
  const outOfReach =
    (calendar.min !== undefined && today < calendar.min) ||
    (calendar.max !== undefined && today > calendar.max);
  return (
    <>
      <div className="min-h-73 min-w-63">
        <Suspense fallback={<p className="p-3 text-sm text-muted">{text('ui.date.loading')}</p>}>
          <Calendar {...calendar} />
        </Suspense>
      </div>
      {buttonBar && (
        <div className="sticky -bottom-3 -mb-3 mt-2 flex justify-between border-t border-line bg-card py-2">
          <Button variant="ghost" size="small" disabled={outOfReach} onClick={() => calendar.onSelect(today)}>
            {text('ui.date.today')}
          </Button>
          <Button variant="ghost" size="small" onClick={onClear}>
            {text('ui.date.clear')}
          </Button>
        </div>
      )}
    </>
  );
}
