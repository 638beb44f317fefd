export interface TimelineDay<E> {
  /** A calendar day in the customer's time zone. */
  day: string;
  events: E[];
}

/**
 * Groups events, newest first, by calendar day. All days must be in one time zone, or they would be out of
 * order.
 */
export function timelineDays<E>(events: readonly E[], dayOf: (event: E) => string): TimelineDay<E>[] {
  const days: TimelineDay<E>[] = [];
  for (const event of events) {
    const day = dayOf(event);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

/** Sorts events by their instants, newest first; equal ones keep their order. */
export function newestFirst<E extends { occurredAt: string }>(events: readonly E[]): E[] {
  return [...events].sort((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt));
}
