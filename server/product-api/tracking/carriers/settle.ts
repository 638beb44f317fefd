import { isTerminalTracking, type TrackingStatus } from '@/lib/domain/package/tracking';
import type { NormalisedEvent } from './tracker';

/** An event as a source lists it: it may come without a status of its own. */
export type ListedEvent = Omit<NormalisedEvent, 'status'> & { status: TrackingStatus | undefined };

/** Of events at the same instant the one that the list's order makes the last; sources list either way. */
function newestOf(events: readonly ListedEvent[]): ListedEvent | undefined {
  const first = events[0]?.occurredAt ?? 0;
  const descending = first > (events.at(-1)?.occurredAt ?? 0);
  const ascending = descending ? [...events].reverse() : events;
  return ascending.reduce<ListedEvent | undefined>(
    (newest, event) => (newest && newest.occurredAt > event.occurredAt ? newest : event),
    undefined,
  );
}

/** What a source says of the shipment as a whole. */
export interface ShipmentWord {
  status: TrackingStatus | undefined;
  /** The source's own word. */
  word: string | undefined;
}

/**
 * Gives every event a status. A scan without one is `in_transit`, or no more than the shipment that has not left yet;
 * the newest takes the shipment's, if the source says that. A shipment that the source calls ended, though no event
 * says so, ended with its newest event. A word for the shipment that nobody knows stays beside the newest event, where
 * that has none of its own.
 */
export function settleStatuses(
  events: readonly ListedEvent[],
  { status: shipment, word }: ShipmentWord,
): NormalisedEvent[] {
  const newest = newestOf(events);
  const scanned = shipment === 'pending' || shipment === 'info_received' ? shipment : 'in_transit';
  const ended = events.some(({ status }) => status !== undefined && isTerminalTracking(status));
  const endsNow = shipment !== undefined && isTerminalTracking(shipment) && !ended;
  return events.map((event) => {
    const own = event === newest && (endsNow || event.status === undefined) ? shipment : event.status;
    const unknown = shipment === undefined && event === newest && event.status === undefined && word;
    return { ...(unknown && { subStatus: word }), ...event, status: own ?? scanned };
  });
}
