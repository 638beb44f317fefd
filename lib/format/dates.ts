import { currentLanguage } from '@/lib/text/text';
import { memo } from '@/lib/text/memo';
import { memoByLanguage, memoLast } from './memo';

/** An instant (Date or RFC 3339 text), or a calendar date `YYYY-MM-DD`, which no time zone shifts. */
export type DateInput = Date | string;

interface Zoned {
  /** IANA name; UTC by default. */
  timeZone?: string | undefined;
}

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What each format writes; the languages but US English order and punctuate it by CLDR. */
const styles = {
  date,
  time,
  dateTime: { ...date, ...time },
  day: { weekday: 'long', ...date },
  near: { month: 'short', day: 'numeric' },
  nearDay: { weekday: 'long', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

const partsIn = /* @__PURE__ */ memo(
  (timeZone) => new Intl.DateTimeFormat('en-US', { weekday: 'long', ...date, ...time, timeZone }),
);

const styledIn = /* @__PURE__ */ memoByLanguage((locale, key) => {
  const [style, timeZone] = key.split(' ') as [Style, string];
  return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
});

const zoneIn = /* @__PURE__ */ memoByLanguage(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone, timeZoneName: 'short' }),
);

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

type Parts = Record<'weekday' | 'year' | 'month' | 'day' | 'hour' | 'minute', string>;

const zoneOf = (value: DateInput, { timeZone = 'UTC' }: Zoned) =>
  typeof value === 'string' && calendarDate.test(value) ? 'UTC' : timeZone;

/** The last one's parts are kept: a date near the present asks for its year first. */
const partsOf = /* @__PURE__ */ memoLast((value: DateInput, zone: string): Parts => {
  const parts = partsIn(zone).formatToParts(new Date(value));
  return Object.fromEntries(parts.map((part) => [part.type, part.value])) as Parts;
});

const yearOf = (value: DateInput, zoned: Zoned) => partsOf(value, zoneOf(value, zoned)).year;

const presentYear = /* @__PURE__ */ memoLast((now: DateInput, timeZone: string | undefined) =>
  yearOf(now, { timeZone }),
);

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st` … */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10];
  return `${value}${suffix ?? 'th'}`;
}

const nearOf = ({ day, month }: Parts) => `${ordinal(Number(day))} ${month}`;
const dateOf = (parts: Parts) => `${nearOf(parts)} ${parts.year}`;
const timeOf = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/** How SPEC section 9 writes dates in US English. */
const american: Record<Style, (parts: Parts) => string> = {
  date: dateOf,
  time: timeOf,
  dateTime: (parts) => `${dateOf(parts)}, ${timeOf(parts)}`,
  day: (parts) => `${parts.weekday}, ${dateOf(parts)}`,
  near: nearOf,
  nearDay: (parts) => `${parts.weekday}, ${nearOf(parts)}`,
};

function write(style: Style, value: DateInput, zoned: Zoned): string {
  const zone = zoneOf(value, zoned);
  if (currentLanguage() === 'en-US') return american[style](partsOf(value, zone));
  return styledIn(`${style} ${zone}`).format(new Date(value));
}

/** `3rd Jan 2025` (SPEC section 9). */
export const formatDate = (value: DateInput, zoned: Zoned = {}): string => write('date', value, zoned);

/** `14:05`. */
export const formatTime = (value: DateInput, zoned: Zoned = {}): string => write('time', value, zoned);

/** `3rd Jan 2025, 14:05`. */
export const formatDateTime = (value: DateInput, zoned: Zoned = {}): string =>
  write('dateTime', value, zoned);

/** A day as a heading: `Friday, 3rd Jan 2025`. */
export const formatDay = (value: DateInput, zoned: Zoned = {}): string => write('day', value, zoned);

const isThisYear = (value: DateInput, now: DateInput, timeZone: string | undefined) =>
  presentYear(now, timeZone) === yearOf(value, { timeZone });

/** A day in a sentence: `Tuesday, 18th Nov`, with the year only when it is not the current one. */
export function formatWeekday(value: DateInput, { now, timeZone }: Zoned & { now: DateInput }): string {
  return write(isThisYear(value, now, timeZone) ? 'nearDay' : 'day', value, { timeZone });
}

/** A date near the present: `3rd Jan`, with the year only when it is not the current one. */
export function formatNearDate(value: DateInput, { now, timeZone }: Zoned & { now: DateInput }): string {
  return write(isThisYear(value, now, timeZone) ? 'near' : 'date', value, { timeZone });
}

/** An instant in full, with its time zone: `3rd Jan 2025, 14:05 EST`. */
export function formatInstant(value: DateInput, timeZone: string): string {
  return `${formatDateTime(value, { timeZone })} ${formatZone(value, timeZone)}`;
}

/** The short name of a zone at a moment: `EST`, `GMT+1`. */
export function formatZone(value: DateInput, timeZone: string): string {
  const parts = zoneIn(timeZone).formatToParts(new Date(value));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
