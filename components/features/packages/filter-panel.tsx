'use client';

import { DateField } from '@/components/ui/field/date-field';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import { statusKeys } from '@/lib/i18n/package-words';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import type { ChangeQuery, ListQuery } from './query-url';

interface FilterPanelProps {
  id: string;
  query: ListQuery;
  change: ChangeQuery;
  /** The customer's: it determines today's date. */
  timeZone: string;
}

/**
 * Filters by status and by days of the latest change; each choice applies at once. Its script loads when it
 * is first opened.
 */
export function FilterPanel({ id, query, change, timeZone }: FilterPanelProps) {
  const today = calendarDay(new Date(), timeZone);
  return (
    <div
      id={id}
      role="group"
      aria-label={text('packageList.filter.options')}
      className="grid grid-cols-2 gap-x-3 gap-y-4 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1"
    >
      <Field id="filter-status" label={text('packageList.filter.status')}>
        {(control) => (
          <Select
            {...control}
            value={query.status ?? ''}
            // A status belongs to one group, so another group beside it would show nothing.
            onChange={({ target }) =>
              change({ status: (target.value || undefined) as ListQuery['status'], group: undefined }, 'push')
            }
          >
            <option value="">{text('packageList.filter.anyStatus')}</option>
            {Object.entries(statusKeys).map(([status, label]) => (
              <option key={status} value={status}>
                {text(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DateField
        id="filter-from"
        label={text('packageList.filter.changedSince')}
        value={query.from ?? null}
        max={query.to ?? today}
        onChange={(from, unreadable) =>
          unreadable === undefined && change({ from: from ?? undefined }, 'push')
        }
        buttonBar
      />
      <DateField
        id="filter-to"
        label={text('packageList.filter.changedUntil')}
        value={query.to ?? null}
        {...(query.from && { min: query.from })}
        max={today}
        onChange={(to, unreadable) => unreadable === undefined && change({ to: to ?? undefined }, 'push')}
        buttonBar
      />
    </div>
  );
}
