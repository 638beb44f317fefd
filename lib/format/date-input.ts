import { text as textOf } from '@/lib/text/text';
import { memoByLanguage } from './memo';

/** The result of parsing a typed date: a calendar date `YYYY-MM-DD`, nothing, or why it is invalid. */
export type TypedDate = { date: string } | { date: null } | { problem: string };

const inputIn = /* @__PURE__ */ memoByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
);

const monthIn = /* @__PURE__ */ memoByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
);

const pattern = /^(\d{1,4})[/.\- ](\d{1,2})[/.\- ](\d+)$/;

const directionMarks = /[\u200e\u200f]/g;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The last day of a month (1 to 12) by the Gregorian calendar. */
function lastDay(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** How a date is typed in the reader's language: its parts in their order, and what separates them. */
const layout = () => inputIn().formatToParts(0);

/**
 * A calendar date in the format of inputs, in US English mm/dd/yyyy (SPEC section 9): `2026-03-14` is `03/14/2026`.
 * Without the marks of direction that some languages add, so that it can be typed.
 */
export function formatDateInput(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const figures: Partial<Record<string, string>> = { year, month, day };
  return layout()
    .map(({ type, value }) => figures[type] ?? value.replace(directionMarks, ''))
    .join('');
}

/**
 * Parses a date typed in the language's own order, mm/dd/yyyy in US English (SPEC section 9). Years of two digits are of
 * this century; one-digit months and days, and dots, dashes or spaces as separators, are accepted.
 */
export function parseDateInput(text: string): TypedDate {
  const typed = text.trim();
  if (typed === '') return { date: null };
  const match = pattern.exec(typed);
  const figures = match?.slice(1);
  const order = layout().filter(({ type }) => type !== 'literal');
  const [month, day, written] = ['month', 'day', 'year'].map(
    (part) => figures?.[order.findIndex(({ type }) => type === part)] ?? '',
  );
  if (!match || !month || !day || !written || month.length > 2 || day.length > 2)
    return { problem: textOf('format.date.order', { example: formatDateInput('2026-03-14') }) };
  return readParts(Number(written), Number(month), Number(day), written.length);
}

function readParts(typedYear: number, month: number, day: number, digits: number): TypedDate {
  const year = digits === 2 ? 2000 + typedYear : typedYear;
  if (digits !== 2 && digits !== 4) return { problem: textOf('format.date.yearDigits') };
  if (year === 0) return { problem: textOf('format.date.noYear') };
  if (month < 1 || month > 12) return { problem: textOf('format.date.noMonth', { month: String(month) }) };
  const days = lastDay(year, month);
  if (day < 1) return { problem: textOf('format.date.daysFromOne') };
  if (day > days) {
    const name = monthIn().format(Date.UTC(year, month - 1));
    return { problem: textOf('format.date.daysOfMonth', { month: name, days: String(days) }) };
  }
  return { date: `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` };
}
