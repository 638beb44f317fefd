import { memo } from '@/lib/format/memo';
import { languages } from '@/lib/domain/languages';

const formatIn = memo(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * Writes a calendar date, or an instant's day in UTC, in the customer's language: `3. Januar 2025`. A language that
 * nobody can choose is English: the fonts might lack its script.
 */
export function dateIn(language: string): (value: string) => string {
  const known = Object.hasOwn(languages, language.split('-')[0] ?? '') ? language : 'en';
  return (value) => formatIn(known).format(new Date(value));
}
