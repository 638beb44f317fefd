import type { Account } from '@/lib/domain/account/account';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import type { ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import { isIn } from '@/lib/domain/values/is-in';
import { formatMoney, formatTime, formatWeekday } from '@/lib/format';
import { destination } from '@/lib/i18n/shipment-words';
import { warehousePlace } from '@/lib/i18n/warehouse-name';
import { plainWord } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';
import { arrivalOf } from './arrival';

interface Reader {
  account: Pick<Account, 'timeZone' | 'warehouse'>;
  now: Date;
}

interface Facts {
  warehouse: string;
  place: string;
  /** When it came into its state. */
  since: string;
  instant: (iso: string) => string;
  /** A calendar date. */
  day: (date: string) => string;
}

type Sentence = (shipment: Shipment, facts: Facts) => string;

/** What a carrier says of all parcels that have not arrived yet, if it is one thing. */
function carriersWord({ tracking }: Shipment) {
  const open = tracking.filter(({ deliveredAt }) => deliveredAt === undefined);
  const [first, ...others] = new Set(open.map(({ trackingStatus }) => trackingStatus));
  return others.length === 0 ? first : undefined;
}

const onTheWay: Sentence = (shipment, { place, since, instant, day }) => {
  const latest = shipment.tracking.flatMap(({ events = [] }) => events.map(({ occurredAt }) => occurredAt));
  const scanned = latest.length > 0 ? instant(latest.toSorted().at(-1) ?? '') : since;
  const word = carriersWord(shipment);
  if (word === 'out_for_delivery') return text('packagesPage.headline.outForDelivery', { since: scanned });
  if (word === 'available_for_pickup')
    return text('packagesPage.headline.readyForPickup', { since: scanned });
  if (word === 'exception') return text('packagesPage.headline.exception', { since: scanned });
  const date = arrivalOf(shipment);
  return date
    ? text('shipmentsPage.headline.shippedBy', { place, date: day(date) })
    : text('shipmentsPage.headline.shipped', { place });
};

const delivered: Sentence = ({ tracking }, { since }) => {
  const names = new Set(tracking.flatMap(({ signedBy }) => signedBy ?? []));
  const [name] = names;
  return name !== undefined && names.size === 1
    ? text('packagesPage.headline.deliveredTo', { since, name })
    : text('packagesPage.headline.delivered', { since });
};

const ends = {
  customer: 'shipmentsPage.headline.cancelled',
  warehouse: 'shipmentsPage.headline.declined',
  carrier: 'shipmentsPage.headline.ended',
} as const;

const cancelled: Sentence = ({ history }, { since }) => {
  const by = history.at(-1)?.by ?? 'carrier';
  return text(isIn(ends, by) ? ends[by] : ends.carrier, { since });
};

const sentences: Record<ShipmentStatus, Sentence> = {
  quote_requested: ({ ask, quote }) => {
    if (!quote) return text('shipmentsPage.headline.quoteRequested');
    return ask === 'accept_quote'
      ? text('shipmentsPage.headline.quoteReady', { total: formatMoney(quote.total) })
      : text('shipmentsPage.headline.quoteOver');
  },
  requested: (_shipment, { since }) => text('packagesPage.headline.shipRequested', { since }),
  processing: (_shipment, { warehouse, since }) =>
    text('packagesPage.headline.processing', { warehouse, since }),
  packed: ({ ask }, { since }) =>
    ask === 'confirm'
      ? text('shipmentsPage.headline.unconfirmed')
      : text('packagesPage.headline.packed', { since }),
  awaiting_payment: ({ invoice }) =>
    text(
      invoice && invoice.amountDue.amount <= 0
        ? 'shipmentsPage.headline.paid'
        : 'packagesPage.headline.awaitingPayment',
    ),
  shipped: onTheWay,
  delivered,
  cancelled,
};

/** Where a shipment is, in one sentence. */
export function headlineOf(shipment: Shipment, { account: { timeZone, warehouse }, now }: Reader): string {
  const { status, statusChangedAt, address } = shipment;
  const instant = (iso: string) => {
    const time = formatTime(iso, { timeZone });
    return text('packagesPage.time.own', { day: formatWeekday(iso, { now, timeZone }), time });
  };
  const since = instant(statusChangedAt);
  if (!isIn(sentences, status))
    return text('packagesPage.headline.other', { status: plainWord(status), since });
  return sentences[status](shipment, {
    ...{ warehouse: warehousePlace(warehouse.name), place: destination(address), since, instant },
    day: (date) => formatWeekday(date, { now }),
  });
}
