import { sql } from 'drizzle-orm';
import { cancelObstacle, offersOf } from '@/lib/domain/package/answering';
import type { Package, PackageSummary, StoredLeg } from '@/lib/domain/package/package';
import type { PackageAnswer } from '@/lib/domain/package/package-answers';
import type { StoredEvent } from '@/lib/domain/package/tracking';
import type { Complete } from '@/lib/domain/values/complete';
import { schema } from '../..';
import { named, type JsonRow } from '../sql/json';
import { isShippable } from './packages-shippable';
import { inOrder } from './tracking';

const { packages } = schema;

type PackageRow = typeof packages.$inferSelect;
type EventRow = typeof schema.trackingEvents.$inferSelect;

/** The columns of a list row. */
export const summaryColumns = named({
  id: packages.id,
  reference: packages.reference,
  status: packages.status,
  group: packages.group,
  statusChangedAt: packages.statusChangedAt,
  description: packages.description,
  nickname: packages.nickname,
  merchantName: sql<string | null>`${packages.merchant}->>'name'`,
  /** The current leg: outbound once there is one, inbound before. */
  leg: sql<StoredLeg | null>`coalesce(${packages.outbound}, ${packages.inbound})`,
  lastEvent: packages.lastEvent,
  nextAction: packages.nextAction,
  shippable: isShippable,
  changedAt: packages.changedAt,
  expectedOn: packages.expectedOn,
});

export type SummaryRow = JsonRow<typeof summaryColumns>;

const noShipment: StoredLeg = { carrier: '', trackingNumber: '', trackingStatus: 'pending' };

/** A package as a row of a list. */
export function toSummary(row: SummaryRow): Complete<PackageSummary> {
  const leg = row.leg ?? noShipment;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    group: row.group,
    statusChangedAt: new Date(row.statusChangedAt).toISOString(),
    description: row.description,
    nickname: row.nickname ?? undefined,
    merchantName: row.merchantName ?? undefined,
    carrier: leg.carrier,
    trackingNumber: leg.trackingNumber,
    trackingStatus: leg.trackingStatus,
    estimatedDelivery: leg.estimatedDelivery,
    lastEvent: row.lastEvent ?? undefined,
    nextAction: row.nextAction ?? undefined,
    shippable: row.shippable || undefined,
  };
}

function toEvent(row: EventRow): Complete<StoredEvent> {
  return {
    id: row.id,
    packageId: row.packageId,
    leg: row.leg,
    occurredAt: row.occurredAt.toISOString(),
    localTime: row.localTime ?? undefined,
    utcOffset: row.utcOffset ?? undefined,
    receivedAt: row.receivedAt.toISOString(),
    status: row.status,
    subStatus: row.subStatus ?? undefined,
    reason: row.reason ?? undefined,
    message: row.message,
    carrierCode: row.carrierCode ?? undefined,
    location: row.location ?? undefined,
    source: row.source,
  };
}

/** The events of a package, newest first. */
export const toEvents = (rows: readonly EventRow[]): Complete<StoredEvent>[] =>
  inOrder(rows).reverse().map(toEvent);

interface Relations {
  suiteNumber: string;
  warehouse: { name: string; timeZone: string };
  events: EventRow[];
  invoices: { id: string; number: string }[];
  shippable: boolean;
  /** The shipment that it is in, or left with, where that is read. */
  shipment?: Package['shipment'];
}

type OwnField = Exclude<
  keyof Package,
  | 'suiteNumber'
  | 'warehouseId'
  | 'warehouseName'
  | 'warehouseTimeZone'
  | 'invoices'
  | 'cancellable'
  | 'shippable'
  | 'shipment'
  | 'events'
>;

function toAnswer({
  choice,
  note,
  address,
  status,
  at,
  by,
  settledAt,
}: PackageRow['answers'][number]): Complete<PackageAnswer> {
  return { choice, note, address, status, at, by, settledAt };
}

/** What a package's own row tells of it, whoever reads it. */
export function ownPackageFields(row: PackageRow): Pick<Complete<Package>, OwnField> {
  const offers = offersOf(row);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    group: row.group,
    statusChangedAt: row.statusChangedAt.toISOString(),
    onHold: row.onHold ?? undefined,
    description: row.description,
    nickname: row.nickname ?? undefined,
    merchant: row.merchant ?? undefined,
    inbound: row.inbound ?? undefined,
    outbound: row.outbound ?? undefined,
    receivedAt: row.receivedAt?.toISOString(),
    condition: row.condition ?? undefined,
    weight: row.weight ?? undefined,
    dimensions: row.dimensions ?? undefined,
    chargeableWeight: row.chargeableWeight ?? undefined,
    pieces: row.pieces,
    contents: row.contents,
    declaredValue: row.declaredValue ?? undefined,
    declarationStatus: row.declarationStatus,
    photos: row.photos,
    storage: row.storage ?? undefined,
    nextAction: row.nextAction ?? undefined,
    offers: offers.length > 0 ? offers : undefined,
    answers: row.answers.length > 0 ? row.answers.map(toAnswer) : undefined,
    version: row.version,
  };
}

/** A package with all data of its page. */
export function toPackage(
  row: PackageRow,
  { suiteNumber, warehouse, events, invoices, shippable, shipment }: Relations,
): Complete<Package> {
  return {
    ...ownPackageFields(row),
    suiteNumber,
    warehouseId: row.warehouseId,
    warehouseName: warehouse.name,
    warehouseTimeZone: warehouse.timeZone,
    invoices,
    cancellable: cancelObstacle({ ...row, inbound: row.inbound ?? undefined }) === undefined || undefined,
    shippable: shippable || undefined,
    shipment,
    events: toEvents(events),
  };
}
