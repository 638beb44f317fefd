import { memo, memoLast } from './memo';

/** An instant (Date or RFC 3339 text), or a calendar date `YYYY-MM-DD`, which no time zone shifts. */
export type DateInput = Date | string;

interface Zoned {
  /** IANA name; UTC by default. */
  timeZone?: string | undefined;
}

const written = {
  weekday: 'long',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const partsIn = /* @__PURE__ */ memo(
  (timeZone) => new Intl.DateTimeFormat('en-US', { ...written, timeZone }),
);

const instantIn = /* @__PURE__ */ memo(
  (timeZone) => new Intl.DateTimeFormat('en-US', { ...written, timeZone, timeZoneName: 'short' }),
);

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

type Parts = Record<'weekday' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'timeZoneName', string>;

function read(format: Intl.DateTimeFormat, value: DateInput): Parts {
  const entries = format.formatToParts(new Date(value)).map((part) => [part.type, part.value]);
  return Object.fromEntries(entries) as Parts;
}

function partsOf(value: DateInput, { timeZone = 'UTC' }: Zoned): Omit<Parts, 'timeZoneName'> {
  const zone = typeof value === 'string' && calendarDate.test(value) ? 'UTC' : timeZone;
  return read(partsIn(zone), value);
}

const yearOf = /* @__PURE__ */ memoLast(
  (value: DateInput, timeZone: string | undefined) => partsOf(value, { timeZone }).year,
);

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st` … */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10];
  return `${value}${suffix ?? 'th'}`;
}

const dateOf = ({ day, month, year }: Pick<Parts, 'day' | 'month' | 'year'>) =>
  `${ordinal(Number(day))} ${month} ${year}`;
const timeOf = ({ hour, minute }: Pick<Parts, 'hour' | 'minute'>) => `${hour}:${minute}`;

/** `3rd Jan 2025` (SPEC section 9). */
export function formatDate(value: DateInput, zoned: Zoned = {}): string {
  return dateOf(partsOf(value, zoned));
}

/** `14:05`. */
export function formatTime(value: DateInput, zoned: Zoned = {}): string {
  return timeOf(partsOf(value, zoned));
}

/** `3rd Jan 2025, 14:05`. */
export function formatDateTime(value: DateInput, zoned: Zoned = {}): string {
  const parts = partsOf(value, zoned);
  return `${dateOf(parts)}, ${timeOf(parts)}`;
}

/** A day as a heading: `Friday, 3rd Jan 2025`. */
export function formatDay(value: DateInput, zoned: Zoned = {}): string {
  const parts = partsOf(value, zoned);
  return `${parts.weekday}, ${dateOf(parts)}`;
}

/** A day in a sentence: `Tuesday, 18th Nov`, with the year only when it is not the current one. */
export function formatWeekday(value: DateInput, { now, timeZone }: Zoned & { now: DateInput }): string {
  return `${partsOf(value, { timeZone }).weekday}, ${formatNearDate(value, { now, timeZone })}`;
}

/** A date near the present: `3rd Jan`, with the year only when it is not the current one. */
export function formatNearDate(value: DateInput, { now, timeZone }: Zoned & { now: DateInput }): string {
  const { day, month, year } = partsOf(value, { timeZone });
  const sameYear = year === yearOf(now, timeZone);
  return `${ordinal(Number(day))} ${month}${sameYear ? '' : ` ${year}`}`;
}

/** An instant in full, with its time zone: `3rd Jan 2025, 14:05 EST`. */
export function formatInstant(value: DateInput, timeZone: string): string {
  const parts = read(instantIn(timeZone), value);
  return `${dateOf(parts)}, ${timeOf(parts)} ${parts.timeZoneName}`;
}

/** The short name of a zone at a moment: `EST`, `GMT+1`. */
export function formatZone(value: DateInput, timeZone: string): string {
  return read(instantIn(timeZone), value).timeZoneName;
}
