'use client';

import { use, useEffect, useRef } from 'react';
import { DayPicker, type ClassNames, type DayButtonProps, type Matcher } from 'react-day-picker';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';
import { calendarLocale } from './calendar-locale';
import { fromLocalDate, toLocalDate } from './calendar-date';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';

export interface CalendarProps {
  value: string | null;
  onSelect: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

const looks: Partial<ClassNames> = {
  months: 'relative',
  month_caption: 'flex h-10 items-center ps-2 text-sm font-semibold text-strong',
  nav: 'absolute end-0 top-0 flex',
  button_previous: `${iconButtonClasses} aria-disabled:opacity-40`,
  button_next: `${iconButtonClasses} aria-disabled:opacity-40`,
  weekday: 'size-9 text-center text-xs font-medium text-muted',
  day: 'group p-0',
  day_button:
    'flex size-9 items-center justify-center rounded-full text-sm tabular-nums hover:bg-surface-500/10 ' +
    'group-data-outside:text-muted group-data-today:font-semibold group-data-today:text-primary-text ' +
    'group-data-today:ring-1 group-data-today:ring-current group-data-today:ring-inset ' +
    'group-data-selected:bg-primary group-data-selected:text-primary-contrast group-data-selected:hover:bg-primary-hover ' +
    'disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
};

/** Focuses without scrolling: the panel may not be positioned yet. */
function DayButton({ day: _day, modifiers, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) button.current?.focus({ preventScroll: true });
  }, [modifiers.focused]);
  return <button ref={button} {...rest} />;
}

/**
 * A month of days, the week from Sunday (SPEC section 9). Arrows move by days, Page keys by months. Suspends
 * while the words of its language are loaded.
 */
export default function Calendar({ value, onSelect, min, max }: CalendarProps) {
  const loading = calendarLocale();
  const locale = loading && use(loading);
  const selected = value === null ? undefined : toLocalDate(value);
  const closed: Matcher[] = [
    ...(min === undefined ? [] : [{ before: toLocalDate(min) }]),
    ...(max === undefined ? [] : [{ after: toLocalDate(max) }]),
  ];
  return (
    <DayPicker
      autoFocus
      mode="single"
      dir={directionOf(currentLanguage())}
      required
      locale={locale}
      weekStartsOn={0}
      showOutsideDays
      fixedWeeks
      selected={selected}
      defaultMonth={
        selected ?? (max !== undefined && toLocalDate(max) < new Date() ? toLocalDate(max) : new Date())
      }
      startMonth={min === undefined ? undefined : toLocalDate(min)}
      endMonth={max === undefined ? undefined : toLocalDate(max)}
      disabled={closed}
      onSelect={(date) => onSelect(fromLocalDate(date))}
      classNames={looks}
      components={{
        DayButton,
        Chevron: ({ orientation }) => (
          <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
        ),
      }}
    />
  );
}
