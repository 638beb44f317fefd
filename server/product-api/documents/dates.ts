import { memoByLanguage } from '@/lib/format/memo';

const formatIn = memoByLanguage(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a calendar date, or an instant's day in the customer's time zone, in the current language: `3. Januar 2025`. */
export function dateIn(timeZone: string): (value: string) => string {
  return (value) => formatIn(calendarDate.test(value) ? 'UTC' : timeZone).format(new Date(value));
}
