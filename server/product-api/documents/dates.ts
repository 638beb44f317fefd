import { memo } from '@/lib/format/memo';
import { languages } from '@/lib/i18n/languages';

const formatIn = memo((key) => {
  const [language, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
});

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Writes a calendar date, or an instant's day where the customer is, in the customer's language: `3. Januar 2025`. A
 * language that nobody can choose is English.
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
