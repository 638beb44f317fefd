import type { StoredLeg } from '@/lib/domain/package/package';

/** What a source says about a shipment beside its events. */
type Facts = Pick<StoredLeg, 'trackingUrl' | 'estimatedDelivery' | 'signedBy'>;

function merge(known: string | undefined, reported: string | undefined, newer: boolean): string | undefined {
  return known === undefined || (newer && reported !== undefined) ? reported : known;
}

/**
 * What is known about a shipment after a source has spoken. A gap is filled; what is known yields only to a source
 * whose newest event is newer, and at the same event the later estimate counts: so files that contradict each other
 * settle, and reading them again changes nothing.
 * @param age the source's newest event against the newest one known, as from a comparison: > 0 is newer
 */
export function mergeFacts(known: Facts, reported: Facts, age: number): Facts {
  const newer = age > 0;
  const later = age === 0 && (reported.estimatedDelivery ?? '') > (known.estimatedDelivery ?? '');
  const trackingUrl = merge(known.trackingUrl, reported.trackingUrl, newer);
  const signedBy = merge(known.signedBy, reported.signedBy, newer);
  const estimatedDelivery = merge(known.estimatedDelivery, reported.estimatedDelivery, newer || later);
  return {
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(estimatedDelivery !== undefined && { estimatedDelivery }),
    ...(signedBy !== undefined && { signedBy }),
  };
}
