import type { TrackingEvent } from '@/lib/domain/tracking';

export interface TimelineDay {
  /** The calendar day on the events' own clocks. */
  day: string;
  events: TrackingEvent[];
}

/**
 * The clock an event is shown on: the carrier's own, when it gave no zone (`occurredAt` then holds that clock as UTC);
 * the warehouse's for what happened there; else the customer's.
 */
export function zoneOf(event: TrackingEvent, zones: { warehouse: string; customer: string }): string {
  if (event.localTime) return 'UTC';
  return event.leg === 'warehouse' ? zones.warehouse : zones.customer;
}

/** Groups events, newest first, under the calendar days of their own clocks. */
export function timelineDays(
  events: readonly TrackingEvent[],
  dayOf: (event: TrackingEvent) => string,
): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const event of events) {
    const day = dayOf(event);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
