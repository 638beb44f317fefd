import type { EventRow } from '../packages/tracking';
import { toEvents } from '../packages/packages-view';
import type { Shipment, ShipmentSummary } from '@/lib/domain/shipment/shipment';
import { differencesOf } from '@/lib/domain/shipment/charges';
import { shipmentAsk } from '@/lib/domain/shipment/shipment-ask';
import type { StoredLeg } from '@/lib/domain/package/package';
import type { Complete } from '@/lib/domain/values/complete';
import type { schema } from '../..';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import type { ShipmentRow } from './shipments-write';

type PackageRow = typeof schema.packages.$inferSelect;

/** A package of a shipment as it is shown. */
export type ShippedPackage = Pick<
  PackageRow,
  'id' | 'reference' | 'description' | 'nickname' | 'status' | 'outbound'
>;

/** A shipment with what is shown of its packages and its invoice. */
export interface WholeShipment {
  row: ShipmentRow;
  packages: readonly ShippedPackage[];
  invoice:
    | Pick<
        typeof schema.invoices.$inferSelect,
        'id' | 'number' | 'status' | 'currency' | 'total' | 'amountPaid' | 'amountCredited'
      >
    | undefined;
  /** The scans of its parcels, where they are shown; one of several packages is there for each of them. */
  scans?: readonly EventRow[];
}

const toShipped = ({ outbound: _, nickname, ...shown }: ShippedPackage) => ({
  ...shown,
  nickname: nickname ?? undefined,
});

/** What a shipment waits for its customer to do. */
export function askOf({ row, invoice }: Pick<WholeShipment, 'row' | 'invoice'>, now: Date) {
  const validUntil = row.quote ? new Date(row.quote.validUntil) : null;
  const { status, unconfirmed: isUnconfirmed } = row;
  const amountDue = invoice ? amountDueOf(invoice) : 0;
  return shipmentAsk({ status, validUntil, isUnconfirmed, amountDue }, now);
}

type Tracked = Complete<Shipment>['tracking'];

/** The scans of a parcel's packages, newest first, each once. */
function scansOf(packageIds: readonly string[], scans: readonly EventRow[]) {
  const own = scans.filter(({ packageId }) => packageIds.includes(packageId));
  return toEvents([...new Map(own.map((scan) => [scan.fingerprint, scan])).values()]);
}

/** The parcels that packages leave in: their outbound numbers, each with its packages, and its scans where they are read. */
export function trackingOf(packages: readonly ShippedPackage[], scans?: readonly EventRow[]): Tracked {
  const parcels = new Map<string, StoredLeg & { packageIds: string[] }>();
  for (const { id, outbound } of packages) {
    if (!outbound) continue;
    const key = `${outbound.carrier} ${outbound.trackingNumber}`;
    parcels.set(key, { ...outbound, packageIds: [...(parcels.get(key)?.packageIds ?? []), id] });
  }
  return [...parcels.values()].map((parcel) => ({
    ...parcel,
    ...(scans && { events: scansOf(parcel.packageIds, scans) }),
  }));
}

/** A shipment with all data of its page. */
export function toShipment(whole: WholeShipment, now: Date): Complete<Shipment> {
  const { row, packages, invoice, scans } = whole;
  const { estimate, final } = row;
  return {
    id: row.id,
    status: row.status,
    statusChangedAt: row.statusChangedAt.toISOString(),
    ask: askOf(whole, now),
    packages: packages.map(toShipped),
    address: row.address,
    service: row.service ?? undefined,
    options: row.options,
    onHold: row.onHold,
    note: row.note ?? undefined,
    quote: row.quote ?? undefined,
    estimate: estimate ?? undefined,
    packed: row.packed ?? undefined,
    final: final ?? undefined,
    differences: estimate && final ? differencesOf(estimate, final) : undefined,
    tracking: trackingOf(packages, scans),
    invoice: invoice && {
      id: invoice.id,
      number: invoice.number,
      amountDue: { amount: amountDueOf(invoice), currency: invoice.currency },
    },
    history: row.history,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** What a shipment costs, as far as that is known: what is charged, else what was agreed on, else the quote. */
export const shownTotal = ({ final, estimate, quote }: Pick<ShipmentRow, 'final' | 'estimate' | 'quote'>) =>
  (final ?? estimate ?? quote)?.total;

/** A shipment as a row of a list. */
export function toShipmentSummary(whole: WholeShipment, now: Date): Complete<ShipmentSummary> {
  const { id, status, statusChangedAt, ask, packages, address, service, createdAt } = toShipment(whole, now);
  const total = shownTotal(whole.row);
  return { id, status, statusChangedAt, ask, packages, address, service, createdAt, total };
}
