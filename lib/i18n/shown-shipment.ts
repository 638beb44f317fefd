import type { ShipmentPage, ShipmentSummary } from '@/lib/domain/shipment/shipment';
import { formatList, formatMoney, formatNearDate } from '@/lib/format';
import { text } from '@/lib/text/text';
import { destination, shipmentAskWords, shipmentTag, type ShipmentTag } from './shipment-words';

/** A shipment of a list in words: worded on the server, so that no script needs the words. */
export interface ShownShipment {
  id: string;
  /** The names of its packages. */
  title: string;
  /** How many they are, and when it was requested. */
  facts: string;
  tag: string;
  tone: ShipmentTag['tone'];
  icon?: ShipmentTag['icon'];
  /** What it waits for its customer to do. */
  ask?: string;
  /** Where to. */
  place: string;
  /** How. */
  service?: string;
  total: string;
  /** Whether the total is known. */
  isPriced: boolean;
}

/** A page of shipments in words. */
export interface ShownShipments extends Omit<ShipmentPage, 'shipments'> {
  shipments: ShownShipment[];
}

interface Reader {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** So many names say what a shipment is. */
const named = 2;

/** The packages of a shipment in a few words: `Brass lamp, Two kettles, and 3 more`. */
export function shipmentName({ packages }: Pick<ShipmentSummary, 'packages'>): string {
  if (packages.length === 0) return text('shipmentsPage.row.noPackages');
  const names = packages.slice(0, named).map(({ nickname, description }) => nickname ?? description);
  const others = packages.length - names.length;
  const more = others > 0 ? [text('shipmentsPage.row.more', { count: others })] : [];
  return formatList([...names, ...more], 'and');
}

/** A shipment as a row of a list. */
export function showShipment(item: ShipmentSummary, { now, timeZone }: Reader): ShownShipment {
  const { id, packages, ask, address, service, createdAt, total } = item;
  const { label: tag, tone, icon } = shipmentTag(item);
  const facts = [
    text('shipmentsPage.row.packages', { count: packages.length }),
    text('shipmentsPage.row.requested', { date: formatNearDate(createdAt, { now, timeZone }) }),
  ];
  return {
    id,
    title: shipmentName(item),
    facts: facts.join(' · '),
    tag,
    tone,
    ...(icon && { icon }),
    ...(ask !== undefined && { ask: shipmentAskWords(ask) }),
    place: destination(address),
    ...(service && { service: service.name }),
    total: total ? formatMoney(total) : text('shipmentsPage.row.noPrice'),
    isPriced: total !== undefined,
  };
}

/** A page of the list, at a moment in the customer's time zone. */
export const showShipments = ({ shipments, ...page }: ShipmentPage, reader: Reader): ShownShipments => ({
  ...page,
  shipments: shipments.map((item) => showShipment(item, reader)),
});
