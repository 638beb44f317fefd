import type { TrackingStatus } from '@/lib/domain/package/tracking';
import { wordKey } from '@/server/product-api/tracking/carriers/text';

/** EasyPost's words (data-model "Tracking status"). */
const statuses = new Map<string, TrackingStatus>([
  ['unknown', 'pending'],
  ['pre_transit', 'info_received'],
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['available_for_pickup', 'available_for_pickup'],
  ['failure', 'attempt_fail'],
  ['delivered', 'delivered'],
  ['error', 'exception'],
  ['cancelled', 'exception'],
  ['return_to_sender', 'returned'],
]);

/** Undefined for no word, and for one that EasyPost may add some day. */
export function easypostStatus(word: string | undefined): TrackingStatus | undefined {
  return statuses.get(wordKey(word));
}
