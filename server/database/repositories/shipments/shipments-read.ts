import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  like,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Package } from '@/lib/domain/package/package';
import type { Shipment, ShipmentPage, ShipmentQuery, ShipmentSummary } from '@/lib/domain/shipment/shipment';
import { doneShipmentStatuses, liveShipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import { schema, type Database } from '../..';
import { packageFilter } from '../packages/packages-filter';
import { cutPage, type Cursor } from '../sql/cursor';
import { named } from '../sql/json';
import { containing, searchForms } from '../sql/like';
import {
  askOf,
  toShipment,
  toShipmentSummary,
  type ShippedPackage,
  type WholeShipment,
} from './shipments-view';
import { ownedBy, type ShipmentOwner, type ShipmentRow } from './shipments-write';

const { invoices, outboundShipments, packages, shipmentPackages, trackingEvents } = schema;

/** The only sort order of a customer's shipments, as named in cursors. */
export const shipmentSort = 'newest';

async function packagesOf(db: Database, shipmentIds: string[]): Promise<Map<string, ShippedPackage[]>> {
  const { id, reference, description, nickname, status, outbound } = packages;
  const rows = await db
    .select({
      shipmentId: shipmentPackages.shipmentId,
      shown: { id, reference, description, nickname, status, outbound },
    })
    .from(shipmentPackages)
    .innerJoin(packages, eq(packages.id, shipmentPackages.packageId))
    .where(and(inArray(shipmentPackages.shipmentId, shipmentIds), isNull(shipmentPackages.takenOutAt)))
    .orderBy(asc(reference));
  const found = new Map<string, ShippedPackage[]>(shipmentIds.map((one) => [one, []]));
  for (const { shipmentId, shown } of rows) found.get(shipmentId)?.push(shown);
  return found;
}

async function invoicesOf(db: Database, rows: readonly ShipmentRow[]) {
  const ids = rows.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (ids.length === 0) return new Map<string, NonNullable<WholeShipment['invoice']>>();
  const { id, number, status, currency, total, amountPaid, amountCredited } = invoices;
  const found = await db
    .select({ id, number, status, currency, total, amountPaid, amountCredited })
    .from(invoices)
    .where(inArray(id, ids));
  return new Map(found.map((invoice) => [invoice.id, invoice]));
}

/** Shipments with what is shown of their packages and invoices, in the order given. */
export async function wholeShipments(db: Database, rows: readonly ShipmentRow[]): Promise<WholeShipment[]> {
  if (rows.length === 0) return [];
  const members = await packagesOf(
    db,
    rows.map(({ id }) => id),
  );
  const bills = await invoicesOf(db, rows);
  return rows.map((row) => ({
    row,
    packages: members.get(row.id) ?? [],
    invoice: bills.get(row.invoiceId ?? ''),
  }));
}

/** The scans of the parcels that packages leave in. */
async function scansOf(db: Database, shipped: readonly ShippedPackage[]) {
  const ids = shipped.flatMap(({ id, outbound }) => (outbound ? id : []));
  if (ids.length === 0) return [];
  return db
    .select()
    .from(trackingEvents)
    .where(and(inArray(trackingEvents.packageId, ids), eq(trackingEvents.leg, 'outbound')));
}

/** One shipment with the scans of its parcels, or null when its owner has no such one. */
export async function readShipment(
  db: Database,
  owner: ShipmentOwner,
  id: string,
): Promise<WholeShipment | null> {
  const rows = await db
    .select()
    .from(outboundShipments)
    .where(and(eq(outboundShipments.id, id), ownedBy(owner)));
  const [whole] = await wholeShipments(db, rows);
  return whole ? { ...whole, scans: await scansOf(db, whole.packages) } : null;
}

/**
 * The shipments that wait for an answer (`shipmentAsk`), the one that has waited longest at the start, for `jsonRows`. Reads the index of packages that are in a shipment without an end, however many others there are.
 */
export function askingShipments(db: Database, accountId: Placeholder, now: Placeholder) {
  const { id, status, quote, unconfirmed, statusChangedAt } = outboundShipments;
  const live = db
    .select({ id: shipmentPackages.shipmentId })
    .from(shipmentPackages)
    .where(and(eq(shipmentPackages.accountId, accountId), eq(shipmentPackages.live, true)));
  const isQuoted = sql`(${quote}->>'validUntil')::timestamptz > ${now}::timestamptz`;
  return db
    .select(named({ id }))
    .from(outboundShipments)
    .where(and(inArray(id, live), or(and(eq(status, 'quote_requested'), isQuoted), unconfirmed)))
    .orderBy(asc(statusChangedAt), asc(id));
}

/** An account's shipments of these ids, in their order. */
export async function shipmentsById(
  db: Database,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<ShipmentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(outboundShipments)
    .where(and(inArray(outboundShipments.id, [...ids]), ownedBy({ accountId })));
  const whole = await wholeShipments(
    db,
    ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  );
  return whole.map((one) => toShipmentSummary(one, now));
}

/** The shipment that a package is in, or left with. One that was cancelled before it left has given it back. */
export async function shipmentOfPackage(
  db: Database,
  accountId: string,
  packageId: string,
  now: Date,
): Promise<Package['shipment']> {
  const hasLeft = sql`${outboundShipments.history} @> '[{"status":"shipped"}]'`;
  const [row] = await db
    .select({ shipment: outboundShipments })
    .from(shipmentPackages)
    .innerJoin(outboundShipments, eq(outboundShipments.id, shipmentPackages.shipmentId))
    .where(
      and(
        eq(shipmentPackages.accountId, accountId),
        eq(shipmentPackages.packageId, packageId),
        isNull(shipmentPackages.takenOutAt),
        or(ne(outboundShipments.status, 'cancelled'), hasLeft),
      ),
    )
    .orderBy(desc(shipmentPackages.live), desc(outboundShipments.createdAt))
    .limit(1);
  if (!row) return undefined;
  const bills = await invoicesOf(db, [row.shipment]);
  const { id, status, invoiceId } = row.shipment;
  return { id, status, ask: askOf({ row: row.shipment, invoice: bills.get(invoiceId ?? '') }, now) };
}

const statusesOf = { live: liveShipmentStatuses, done: doneShipmentStatuses };

type Filter = Pick<ShipmentQuery, 'state' | 'status' | 'q'>;
type Page = Filter & { after: Cursor | null; limit: number };

/** By the words of its packages, tracking numbers included, and by where it goes. */
function matching(db: Database, accountId: string, q: string): SQL | undefined {
  const found = db
    .select({ id: shipmentPackages.shipmentId })
    .from(shipmentPackages)
    .innerJoin(packages, eq(packages.id, shipmentPackages.packageId))
    .where(
      and(
        eq(shipmentPackages.accountId, accountId),
        isNull(shipmentPackages.takenOutAt),
        packageFilter(accountId, { q }),
      ),
    );
  const { address, id } = outboundShipments;
  const where = sql`lower(concat_ws(' ', ${address}->>'name', ${address}->>'company', ${address}->>'locality'))`;
  return or(inArray(id, found), ...searchForms(q).map((form) => like(where, containing(form))));
}

/** A page of an account's shipments, newest first. */
export async function listShipments(
  db: Database,
  accountId: string,
  { state, status, q, after, limit }: Page,
  now: Date,
): Promise<ShipmentPage> {
  const filter = and(
    ownedBy({ accountId }),
    state && inArray(outboundShipments.status, statusesOf[state]),
    status && eq(outboundShipments.status, status),
    q ? matching(db, accountId, q) : undefined,
  );
  const older: SQL | undefined =
    after === null
      ? undefined
      : sql`(${outboundShipments.createdAt}, ${outboundShipments.id}) < (${after.key}::timestamptz, ${after.id})`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(outboundShipments)
      .where(and(filter, older))
      .orderBy(desc(outboundShipments.createdAt), desc(outboundShipments.id))
      .limit(limit + 1),
    db.$count(outboundShipments, filter),
  ]);
  const keyOf = (row: ShipmentRow) => row.createdAt.toISOString();
  const { shown, nextCursor } = cutPage(rows, { sort: shipmentSort, limit, keyOf });
  const whole = await wholeShipments(db, shown);
  return { shipments: whole.map((one) => toShipmentSummary(one, now)), total, nextCursor };
}

/** Shipments of an account by the order of their ids, from one on. */
export async function shipmentsAfter(
  db: Database,
  accountId: string,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(outboundShipments)
    .where(and(ownedBy({ accountId }), sql`${outboundShipments.id} > ${after}`))
    .orderBy(asc(outboundShipments.id))
    .limit(limit);
  return (await wholeShipments(db, rows)).map((one) => toShipment(one, now));
}
