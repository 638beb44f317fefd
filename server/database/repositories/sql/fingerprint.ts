import type { TrackingLocation } from '@/lib/domain/package/tracking';
import { digestOf } from '@/server/database/ids';

interface Fingerprinted {
  carrier: string;
  trackingNumber: string;
  occurredAt: Date;
  message: string;
  location?: TrackingLocation | null | undefined;
}

const normalised = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Equal for the same event reported twice (data-model "TrackingEvent"): case and spacing of the text do not count. */
export function eventFingerprint(event: Fingerprinted): string {
  const parts = [
    event.carrier,
    event.trackingNumber,
    event.occurredAt.toISOString(),
    event.message,
    event.location?.raw ?? '',
  ];
  return digestOf(JSON.stringify(parts.map(normalised)));
}
