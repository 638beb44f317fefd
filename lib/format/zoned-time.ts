import { memo } from '@/lib/text/memo';

const clockIn = /* @__PURE__ */ memo(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    }),
);

/** A zone's UTC offset at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Earlier years predate time zones, and Date and Intl count them differently. */
const zonesBegin = Date.UTC(1900, 0);

/** A zone's UTC offset at an instant, in minutes. */
export const utcOffsetAt = (instant: Date, timeZone: string): number =>
  Math.round(offsetAt(instant.getTime(), timeZone) / 60_000);

/**
 * The instant of a local time. A time skipped by daylight saving counts as the one after the gap, and one from before
 * time zones as UTC. @param local milliseconds of the local time, as if it were UTC
 */
export function instantOf(local: number, timeZone: string): Date {
  if (local < zonesBegin) return new Date(local);
  const near = offsetAt(local, timeZone);
  const offset = offsetAt(local - near, timeZone);
  const isSkipped = offset !== near && offsetAt(local - offset, timeZone) !== offset;
  return new Date(local - (isSkipped ? Math.min(near, offset) : offset));
}
