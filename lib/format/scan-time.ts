import { text } from '@/lib/text/text';
import { formatDate, formatDateTime, formatInstant, formatTime, formatZone } from './dates';
import { utcOffsetAt } from './zoned-time';

/** The time of a scan: with a `localTime`, `occurredAt` is the local time of its place read as UTC. */
interface Scan {
  occurredAt: string;
  localTime?: string | undefined;
}

/**
 * The exact time of a scan in the customer's time zone: `3rd Jan 2025, 14:05 EST`. If the carrier gave no zone it is
 * the local time of the place, `3rd Jan 2025, 14:05 local time`.
 */
export function formatScanTime({ occurredAt, localTime }: Scan, timeZone: string): string {
  if (localTime !== undefined) return text('format.localTime', { time: formatDateTime(occurredAt) });
  return formatInstant(occurredAt, timeZone);
}

/** The time of day alone, for a scan under its day's heading: `14:05 EST`. */
export function formatScanClock({ occurredAt, localTime }: Scan, timeZone: string): string {
  if (localTime !== undefined) return localClock(occurredAt, occurredAt, timeZone);
  return `${formatTime(occurredAt, { timeZone })} ${formatZone(occurredAt, timeZone)}`;
}

/** A local time, with its date if that differs from the date in the customer's time zone. */
function localClock(reading: string, occurredAt: string, timeZone: string): string {
  const day = formatDate(reading);
  const elsewhere = day !== formatDate(occurredAt, { timeZone });
  return text('format.localTime', { time: elsewhere ? formatDateTime(reading) : formatTime(reading) });
}

/** The data of a scan that determine its local time. */
interface ScanPlace extends Scan {
  utcOffset?: number | undefined;
}

/**
 * The local time of a scan at its place; undefined if its zone is unknown or is the customer's own. @param placeZone
 * the zone of the place, if known
 */
export function formatLocalClock(
  { occurredAt, localTime, utcOffset }: ScanPlace,
  placeZone: string | undefined,
  timeZone: string,
): string | undefined {
  if (localTime !== undefined) return undefined;
  const instant = new Date(occurredAt);
  const offset = placeZone === undefined ? utcOffset : utcOffsetAt(instant, placeZone);
  if (offset === undefined || offset === utcOffsetAt(instant, timeZone)) return undefined;
  const reading = new Date(instant.getTime() + offset * 60_000).toISOString();
  return localClock(reading, occurredAt, timeZone);
}
