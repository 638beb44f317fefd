import type { Package } from '@/lib/domain/package/package';
import { stageOf } from '@/lib/domain/package/package-status';
import { text } from '@/lib/text/text';
import { nextDateOf } from '../next-date';

/** When a package arrives, or arrived, at its present place. */
export interface Arrival {
  /** What the date is: "Arrives". */
  words: string;
  /** An RFC 3339 instant, or a calendar date of a carrier's estimate. */
  date: string;
}

const arrival = (words: string, date: string | undefined): Arrival | undefined =>
  date === undefined ? undefined : { words, date };

/**
 * The arrival that a package's customer asks about: at the warehouse until it leaves, then at the door. Undefined where
 * nobody knows it, and once the package ended otherwise.
 * @param now RFC 3339
 */
export function arrivalOf(item: Package, now: string, timeZone: string): Arrival | undefined {
  const { status, inbound, outbound, receivedAt, statusChangedAt } = item;
  const stage = stageOf(item);
  if (status === 'delivered') {
    const { deliveredAt } = outbound ?? inbound ?? {};
    return arrival(text('packagesPage.package.arrival.delivered'), deliveredAt ?? statusChangedAt);
  }
  if (stage === 'ready_for_pickup') {
    return arrival(text('packagesPage.package.arrival.readySince'), statusChangedAt);
  }
  if (stage === 'at_warehouse' || stage === 'being_prepared') {
    return arrival(text('packagesPage.package.arrival.arrived'), receivedAt);
  }
  // A delivery that has failed is not made on the day that was estimated before.
  if (stage === undefined || status === 'exception') return undefined;
  const leg = stage === 'expected' ? inbound : (outbound ?? inbound);
  const estimatedDelivery = leg?.estimatedDelivery;
  return nextDateOf({ group: stage, ...(estimatedDelivery && { estimatedDelivery }) }, now, timeZone);
}
