import { z } from 'zod';
import type { NormalisedEvent } from './tracker';

/** When a scan was made: the instant, with the clock of its place as far as the source says. */
export type CarrierTime = Pick<NormalisedEvent, 'occurredAt' | 'localTime' | 'utcOffset'>;

const dateTime = z.iso.datetime({ offset: true, local: true });
/** Outside these years a time is a clock's default or a slip, and would be the newest or oldest event for ever. */
const earliest = Date.UTC(1990, 0);
const latest = Date.UTC(2100, 0);

/** The minutes of `+05:30`; undefined for `Z`, which carriers write wherever the scan was. */
function offsetOf(iso: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(iso) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Reads RFC 3339 and its near relatives (a space for the T, `+0100`, no zone).
 * @returns undefined when it is not a plausible time.
 */
export function readTimestamp(text: string): CarrierTime | undefined {
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (!dateTime.safeParse(iso).success) return undefined;
  const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(iso);
  const occurredAt = new Date(zoned ? iso : `${iso}Z`);
  const time = occurredAt.getTime();
  if (!(time >= earliest && time < latest)) return undefined;
  if (!zoned) return { occurredAt, localTime: text.trim() };
  const utcOffset = offsetOf(iso);
  return { occurredAt, ...(utcOffset !== undefined && { utcOffset }) };
}

/** `14:30`, `14:30:59`, `02:30 PM`; also a 24-hour clock with a needless half: `14:30 PM`, `00:00 AM`. */
function readClock(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([AP])\.?M\.?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '', minutes = '', seconds = '00', half] = match;
  let hour = Number(hours);
  if (half?.toUpperCase() === 'P' && hour < 12) hour += 12;
  if (half?.toUpperCase() === 'A' && hour === 12) hour = 0;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

/**
 * A local date `YYYY-MM-DD` and clock, kept as they were told. A date alone, or with a clock that nobody can read, is
 * its midnight; a date that has its time in it is that time.
 */
export function readLocalTime(date: string, clock: string | undefined): CarrierTime | undefined {
  const localTime = [date, clock].filter(Boolean).join(' ');
  const at = (time: string) => readTimestamp(`${date.trim()}T${time}`);
  const read = (clock === undefined ? undefined : at(readClock(clock) ?? '')) ?? at('00:00:00');
  return read ? { ...read, localTime } : readTimestamp(date);
}

/** The calendar date a text begins with, or undefined. */
export function readDate(text: string | undefined): string | undefined {
  const date = text?.slice(0, 10);
  return z.iso.date().safeParse(date).success ? date : undefined;
}
