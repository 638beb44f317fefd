import { memo } from '@/lib/format/memo';
import { languages } from '@/lib/i18n/languages';

const formatIn = memo((key) => {
  const [language, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
});

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a calendar date, or an instant's day in the customer's time zone, in the customer's language: `3. Januar
 * 2025`. An unsupported language falls back to English.
 */
export function dateIn({
  language,
  timeZone,
}: {
  language: string;
  timeZone: string;
}): (value: string) => string {
  const known = Object.hasOwn(languages, language.split('-')[0] ?? '') ? language : 'en';
  return (value) =>
    formatIn(`${known} ${calendarDate.test(value) ? 'UTC' : timeZone}`).format(new Date(value));
}
