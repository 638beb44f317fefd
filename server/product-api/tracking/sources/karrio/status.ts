import type { TrackingStatus } from '@/lib/domain/package/tracking';
import { wordKey } from '@/server/product-api/tracking/carriers/text';

/** Karrio's words (data-model "Tracking status"); a `pending` shipment that has events was announced by its sender. */
const statuses = new Map<string, TrackingStatus>([
  ['unknown', 'pending'],
  ['pending', 'info_received'],
  ['picked_up', 'in_transit'],
  ['in_transit', 'in_transit'],
  ['delivery_delayed', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['ready_for_pickup', 'available_for_pickup'],
  ['delivery_failed', 'attempt_fail'],
  ['delivered', 'delivered'],
  ['on_hold', 'exception'],
  ['cancelled', 'exception'],
  ['return_to_sender', 'returned'],
]);

/** The status of an event; undefined for no word, and for one that Karrio may add some day. */
export function karrioStatus(word: string | undefined): TrackingStatus | undefined {
  return statuses.get(wordKey(word));
}

/** The status of a shipment without events: nobody has announced a `pending` one yet. */
export function karrioStatusWithoutEvents(word: string | undefined): TrackingStatus | undefined {
  return wordKey(word) === 'pending' ? 'pending' : karrioStatus(word);
}
