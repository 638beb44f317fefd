import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Shipment, ShipmentPage, ShipmentQuery } from '@/lib/domain/shipment/shipment';
import { doneShipmentStatuses, liveShipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';
import { toShipment, toShipmentSummary, type ShippedPackage, type WholeShipment } from './shipments-view';
import { ownedBy, type ShipmentOwner, type ShipmentRow } from './shipments-write';

const { invoices, outboundShipments, packages, shipmentPackages } = schema;

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
  const { id, number, status, currency, total, amountPaid } = invoices;
  const found = await db
    .select({ id, number, status, currency, total, amountPaid })
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

/** One shipment, or null when its owner has no such one. */
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
  return whole ?? null;
}

const statusesOf = { live: liveShipmentStatuses, done: doneShipmentStatuses };

type Page = Pick<ShipmentQuery, 'state'> & { after: Cursor | null; limit: number };

/** A page of an account's shipments, newest first. */
export async function listShipments(
  db: Database,
  accountId: string,
  { state, after, limit }: Page,
  now: Date,
): Promise<ShipmentPage> {
  const filter = and(ownedBy({ accountId }), state && inArray(outboundShipments.status, statusesOf[state]));
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
