/** The result of parsing a typed date: a calendar date `YYYY-MM-DD`, nothing, or why it is invalid. */
export type TypedDate = { date: string } | { date: null } | { problem: string };

const pattern = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d+)$/;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The last day of a month (1 to 12) by the Gregorian calendar. */
function lastDay(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A calendar date in the format of inputs, mm/dd/yyyy (SPEC section 9): `2026-03-14` is `03/14/2026`. */
export function formatDateInput(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * Parses a date typed as mm/dd/yyyy or mm/dd/yy, which is of this century (SPEC section 9); one-digit months and days,
 * and dots, dashes or spaces as separators, are accepted.
 */
export function parseDateInput(text: string): TypedDate {
  const typed = text.trim();
  if (typed === '') return { date: null };
  const match = pattern.exec(typed);
  if (!match) return { problem: 'Type the date as month/day/year, such as 03/14/2026.' };
  const [month = 0, day = 0, typedYear = 0] = match.slice(1).map(Number);
  const digits = match[3]?.length;
  const year = digits === 2 ? 2000 + typedYear : typedYear;
  if (digits !== 2 && digits !== 4)
    return { problem: 'Type the year with two or four digits, such as 26 or 2026.' };
  if (year === 0) return { problem: 'There is no year 0000.' };
  const name = monthNames[month - 1];
  if (!name) return { problem: `There is no month ${month}. The month comes first, then the day.` };
  const days = lastDay(year, month);
  if (day < 1) return { problem: 'Days count from 1.' };
  if (day > days) return { problem: `${name} ${year} has ${days} days.` };
  return { date: `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` };
}
