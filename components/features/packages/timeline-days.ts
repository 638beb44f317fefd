import type { TrackingEvent } from '@/lib/domain/package/tracking';

export interface TimelineDay {
  /** A calendar day on the customer's clock. */
  day: string;
  events: TrackingEvent[];
}

/** Groups events, newest first, under calendar days. All days must be of one clock, or they would run out of order. */
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

/** Events by their instants, newest first; at one instant they stay in the order given. */
export function newestFirst(events: readonly TrackingEvent[]): TrackingEvent[] {
  return [...events].sort((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt));
}
