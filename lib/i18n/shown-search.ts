import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import type { PackageSummary } from '@/lib/domain/package/package';
import { formatDate, formatMoney } from '@/lib/format';
import { invoiceTag } from './invoice-words';
import type { ShipmentSummary } from '@/lib/domain/shipment/shipment';
import { packageFacts, packageTag, type PackageTag } from './package-words';
import { destination, shipmentTag, type ShipmentTag } from './shipment-words';
import { shipmentName } from './shown-shipment';

/** What the portal does by itself instead of opening a page. */
export type Command = 'appearance' | 'signOut';

type FoundIcon =
  | 'bell'
  | 'circle-user'
  | 'download'
  | 'file-text'
  | 'globe'
  | 'hand'
  | 'house'
  | 'list'
  | 'log-out'
  | 'map-pin'
  | 'package'
  | 'palette'
  | 'phone'
  | 'plus'
  | 'receipt'
  | 'settings'
  | 'shield'
  | 'tag'
  | 'truck'
  | 'user'
  | 'wallet'
  | 'warehouse';

interface ShownItem {
  icon: FoundIcon;
  title: string;
  /** What distinguishes it from others of the same title. */
  detail?: string;
  /** Its state. */
  tag?: PackageTag | ReturnType<typeof invoiceTag> | ShipmentTag;
}

/** Something that was found, in words; it leads to a path of the portal, or does something at once. */
export type FoundItem = ShownItem & ({ href: string } | { command: Command });

/** What was found of one kind, in words. */
export interface FoundGroup {
  heading: string;
  items: FoundItem[];
}

/** The answer to what was typed into the search field. */
export interface ShownSearch {
  /** Those in which something was found. */
  groups: FoundGroup[];
  /** What could not be searched, in words. */
  problems: { title: string; code: number; message: string }[];
}

export const foundPackage = (item: PackageSummary): FoundItem => ({
  icon: 'package',
  title: item.nickname ?? item.description,
  detail: packageFacts(item),
  tag: packageTag(item),
  href: `/packages/${item.id}`,
});

export const foundShipment = (item: ShipmentSummary): FoundItem => ({
  icon: 'truck',
  title: shipmentName(item),
  detail: [destination(item.address), item.total && formatMoney(item.total)].filter(Boolean).join(' · '),
  tag: shipmentTag(item),
  href: `/shipments/${item.id}`,
});

export const foundInvoice = ({ id, number, displayStatus, issueDate, total }: InvoiceSummary): FoundItem => ({
  icon: 'receipt',
  title: number,
  detail: `${formatDate(issueDate)} · ${formatMoney(total)}`,
  tag: invoiceTag(displayStatus),
  href: `/invoices/${id}`,
});
