import { utcOffsetAt } from '@/lib/format/zoned-time';
import { digestOf } from '@/server/database/ids';
import type { NewTrackingEvent } from '@/server/database/repositories/packages/packages-tracking';
import type { Place } from './places';
import type { Scan } from './scans';

const locationOf = ({ raw, city, state, postalCode, country }: Place) => ({
  raw,
  city,
  state,
  postalCode,
  country,
});

/** A scan's row; its id is derived from the package and its position in the journey. */
export function eventOf(packageId: string, { place, ...scan }: Scan, index: number): NewTrackingEvent {
  const id = `evt_${digestOf(`${packageId} ${index}`).slice(0, 32)}`;
  return {
    ...scan,
    id,
    receivedAt: scan.occurredAt,
    utcOffset: place ? utcOffsetAt(scan.occurredAt, place.timeZone) : null,
    location: place ? locationOf(place) : null,
  };
}

/** An event in the form that lists are built from. */
export const asReported = ({ occurredAt, message, location }: NewTrackingEvent) => ({
  occurredAt: occurredAt.toISOString(),
  message,
  location: location ?? undefined,
});
