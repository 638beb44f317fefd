import { carrierName } from '@/lib/domain/carrier/carriers';
import type { Package, ShipmentLeg } from '@/lib/domain/package/package';
import type { PackageStatus } from '@/lib/domain/package/package-status';

/**
 * How a headline formats an instant ("Tuesday, 18th Nov, 14:05") and a calendar date ("Tuesday, 18th Nov").
 */
export interface HeadlineFormats {
  instant: (iso: string) => string;
  date: (date: string) => string;
}

type Sentence = (item: Package, formats: HeadlineFormats, since: string) => string;

function withDate(
  words: string,
  date: string | undefined,
  formats: HeadlineFormats,
  joint = ', expected ',
): string {
  return date ? `${words}${joint}${formats.date(date)}` : words;
}

/** "Waybill Miami" is "the Miami warehouse" to a customer of Waybill. */
function theWarehouse({ warehouseName }: Package): string {
  return `the ${warehouseName.replace(/^Waybill /, '')} warehouse`;
}

/** Whether a carrier has had it: a label alone moves nothing. */
function isMoving(leg: ShipmentLeg | undefined): boolean {
  return leg !== undefined && leg.trackingStatus !== 'pending' && leg.trackingStatus !== 'info_received';
}

/** Whether the carrier to the customer has had it. */
export function hasLeft({ outbound }: Pick<Package, 'outbound'>): boolean {
  return isMoving(outbound);
}

function lastPlace(item: Package): string | undefined {
  const location = item.events.find((event) => event.location)?.location;
  return location && (location.city ?? location.raw);
}

const moving: Sentence = (item, formats) => {
  const leg = item.outbound ?? item.inbound;
  const words = leg ? `On the way to you with ${carrierName(leg.carrier)}` : 'On the way to you';
  return withDate(words, leg?.estimatedDelivery, formats);
};

const stored: Sentence = (item, formats, since) =>
  `Arrived at ${theWarehouse(item)}, ${item.receivedAt ? formats.instant(item.receivedAt) : since}`;

const sentences: Record<PackageStatus, Sentence> = {
  expected: (item, formats, since) => {
    const { inbound, events } = item;
    if (isMoving(inbound)) {
      return withDate(`On its way to ${theWarehouse(item)}`, inbound?.estimatedDelivery, formats);
    }
    if (inbound && events.length > 0) return `Label created, not yet with ${carrierName(inbound.carrier)}`;
    return `Announced ${since}, no scan yet`;
  },
  received: stored,
  in_storage: stored,
  on_hold: (item, _, since) => `On hold at ${theWarehouse(item)} since ${since}`,
  ship_requested: (_item, _formats, since) => `Shipping requested ${since}`,
  processing: (item, _, since) => `Being prepared at ${theWarehouse(item)} since ${since}`,
  packed: (_item, _formats, since) => `Packed and ready to ship, ${since}`,
  awaiting_payment: () => 'Packed, and ships as soon as its invoice is paid',
  shipped: (item, _, since) => `Left ${theWarehouse(item)}, ${since}`,
  in_transit: moving,
  in_customs: (item, _, since) => {
    const place = lastPlace(item);
    return `In customs${place ? ` in ${place}` : ''} since ${since}`;
  },
  out_for_delivery: (_item, _formats, since) => `Out for delivery, ${since}`,
  available_for_pickup: (item, _, since) => {
    const place = lastPlace(item);
    return `Ready for pick-up${place ? ` in ${place}` : ''} since ${since}`;
  },
  exception: (_item, _formats, since) => `The delivery ran into a problem, ${since}`,
  delivered: (item, formats, since) => {
    const { deliveredAt, signedBy } = item.outbound ?? item.inbound ?? {};
    const when = deliveredAt ? formats.instant(deliveredAt) : since;
    return `Delivered, ${when}${signedBy ? `, signed by ${signedBy}` : ''}`;
  },
  returned: (item, _, since) =>
    hasLeft(item) ? `Could not be delivered and was returned, ${since}` : `Returned to the shop, ${since}`,
  disposed: (_item, _formats, since) => `Disposed of, ${since}`,
  abandoned: (_item, _formats, since) => `Not collected in time, ${since}`,
  lost: (_item, _formats, since) => `Reported lost, ${since}`,
  cancelled: (_item, _formats, since) => `Cancelled, ${since}`,
  expired: (item, _, since) => `Never arrived at ${theWarehouse(item)}; closed ${since}`,
};

/** Where a package is, in one sentence (design "Package"). */
export function headlineOf(item: Package, formats: HeadlineFormats): string {
  return sentences[item.status](item, formats, formats.instant(item.statusChangedAt));
}
