import { formatDate, formatDateTime, formatInstant, formatTime, formatZone } from './dates';
import { utcOffsetAt } from './zoned-time';

/** When a scan was: `occurredAt` is the clock of its place read as UTC where there is a `localTime`. */
interface Scan {
  occurredAt: string;
  localTime?: string | undefined;
}

/**
 * The exact time of a scan on the customer's clock: `3rd Jan 2025, 14:05 EST`. Where the carrier gave no zone it is the
 * place's own clock, `3rd Jan 2025, 14:05 local time`.
 */
export function formatScanTime({ occurredAt, localTime }: Scan, timeZone: string): string {
  if (localTime !== undefined) return `${formatDateTime(occurredAt)} local time`;
  return formatInstant(occurredAt, timeZone);
}

/** The time of day alone, for a scan under the heading of its day: `14:05 EST`. */
export function formatScanClock({ occurredAt, localTime }: Scan, timeZone: string): string {
  if (localTime !== undefined) return localClock(occurredAt, occurredAt, timeZone);
  return `${formatTime(occurredAt, { timeZone })} ${formatZone(occurredAt, timeZone)}`;
}

/** A reading of a local clock, with its date where that is not the day on the customer's clock. */
function localClock(reading: string, occurredAt: string, timeZone: string): string {
  const day = formatDate(reading);
  const elsewhere = day !== formatDate(occurredAt, { timeZone });
  return `${elsewhere ? `${day}, ` : ''}${formatTime(reading)} local time`;
}

/** Where a scan was made, as far as that tells its clock. */
interface ScanPlace extends Scan {
  utcOffset?: number | undefined;
}

/**
 * The time of a scan on the clock of its place; undefined where nobody knows that clock, or it is no other than the
 * customer's. @param placeZone the zone of the place, where it is known
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
