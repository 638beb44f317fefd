import { carrierName } from '@/lib/domain/carrier/carriers';
import type { Package, ShipmentLeg } from '@/lib/domain/package/package';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { isIn } from '@/lib/domain/values/is-in';
import { warehousePlace } from '@/lib/i18n/warehouse-name';
import { plainWord } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';

/**
 * How a headline formats an instant ("Tuesday, 18th Nov, 14:05") and a calendar date ("Tuesday, 18th Nov").
 */
export interface HeadlineFormats {
  instant: (iso: string) => string;
  date: (date: string) => string;
}

type Sentence = (item: Package, formats: HeadlineFormats, since: string) => string;

const placeOf = ({ warehouseName }: Package): string => warehousePlace(warehouseName);

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
  if (!leg) return text('packagesPage.headline.toYou');
  const carrier = carrierName(leg.carrier);
  if (!leg.estimatedDelivery) return text('packagesPage.headline.toYouWith', { carrier });
  return text('packagesPage.headline.toYouWithBy', { carrier, date: formats.date(leg.estimatedDelivery) });
};

const stored: Sentence = (item, formats, since) =>
  text('packagesPage.headline.stored', {
    warehouse: placeOf(item),
    since: item.receivedAt ? formats.instant(item.receivedAt) : since,
  });

const sentences: Record<PackageStatus, Sentence> = {
  expected: (item, formats, since) => {
    const { inbound, events } = item;
    if (isMoving(inbound)) {
      const warehouse = placeOf(item);
      const date = inbound?.estimatedDelivery;
      return date
        ? text('packagesPage.headline.toWarehouseBy', { warehouse, date: formats.date(date) })
        : text('packagesPage.headline.toWarehouse', { warehouse });
    }
    if (inbound && events.length > 0) {
      return text('packagesPage.headline.labelled', { carrier: carrierName(inbound.carrier) });
    }
    return text('packagesPage.headline.announced', { since });
  },
  received: stored,
  in_storage: stored,
  on_hold: (item, _, since) => text('packagesPage.headline.onHold', { warehouse: placeOf(item), since }),
  ship_requested: (_item, _formats, since) => text('packagesPage.headline.shipRequested', { since }),
  processing: (item, _, since) =>
    text('packagesPage.headline.processing', { warehouse: placeOf(item), since }),
  packed: (_item, _formats, since) => text('packagesPage.headline.packed', { since }),
  awaiting_payment: () => text('packagesPage.headline.awaitingPayment'),
  shipped: (item, _, since) => text('packagesPage.headline.shipped', { warehouse: placeOf(item), since }),
  in_transit: moving,
  in_customs: (item, _, since) => {
    const place = lastPlace(item);
    return place
      ? text('packagesPage.headline.inCustomsIn', { place, since })
      : text('packagesPage.headline.inCustoms', { since });
  },
  out_for_delivery: (_item, _formats, since) => text('packagesPage.headline.outForDelivery', { since }),
  available_for_pickup: (item, _, since) => {
    const place = lastPlace(item);
    return place
      ? text('packagesPage.headline.readyForPickupIn', { place, since })
      : text('packagesPage.headline.readyForPickup', { since });
  },
  exception: (_item, _formats, since) => text('packagesPage.headline.exception', { since }),
  delivered: (item, formats, since) => {
    const { deliveredAt, signedBy } = item.outbound ?? item.inbound ?? {};
    const when = deliveredAt ? formats.instant(deliveredAt) : since;
    return signedBy
      ? text('packagesPage.headline.deliveredTo', { since: when, name: signedBy })
      : text('packagesPage.headline.delivered', { since: when });
  },
  returned: (item, _, since) =>
    text(hasLeft(item) ? 'packagesPage.headline.returned' : 'packagesPage.headline.returnedToShop', {
      since,
    }),
  disposed: (_item, _formats, since) => text('packagesPage.headline.disposed', { since }),
  abandoned: (_item, _formats, since) => text('packagesPage.headline.abandoned', { since }),
  lost: (_item, _formats, since) => text('packagesPage.headline.lost', { since }),
  cancelled: (_item, _formats, since) => text('packagesPage.headline.cancelled', { since }),
  expired: (item, _, since) => text('packagesPage.headline.expired', { warehouse: placeOf(item), since }),
};

/** Where a package is, in one sentence (design "Package"). */
export function headlineOf(item: Package, formats: HeadlineFormats): string {
  const { status, statusChangedAt } = item;
  const since = formats.instant(statusChangedAt);
  if (isIn(sentences, status)) return sentences[status](item, formats, since);
  return text('packagesPage.headline.other', { status: plainWord(status), since });
}
