import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ShipmentStep } from '@/lib/domain/shipment/shipment';
import { isLive, type ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import { schema, type Database } from '../..';
import { lockPackages, serialiseAccount, type PackageRow } from '../packages/tracking';

const { invoiceSeries, outboundShipments, packages, shipmentPackages } = schema;

export type ShipmentRow = typeof outboundShipments.$inferSelect;

/** Whose shipment may be asked for: an account's own, or one of a warehouse. */
export type ShipmentOwner = { accountId: string } | { warehouseId: string };

export const ownedBy = (owner: ShipmentOwner) =>
  'accountId' in owner
    ? eq(outboundShipments.accountId, owner.accountId)
    : eq(outboundShipments.warehouseId, owner.warehouseId);

/** The warehouse of a shipment; undefined when there is no such one. */
export async function warehouseOfShipment(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ warehouseId: outboundShipments.warehouseId })
    .from(outboundShipments)
    .where(eq(outboundShipments.id, id));
  return row?.warehouseId;
}

/** The shipments that are packed or wait for a payment, by their invoices. */
export async function shipmentsToPay(db: Database, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  const { id, accountId, invoiceId, status } = outboundShipments;
  return db
    .select({ id, accountId })
    .from(outboundShipments)
    .where(and(inArray(invoiceId, [...invoiceIds]), inArray(status, ['packed', 'awaiting_payment'])))
    .orderBy(asc(id));
}

/** Shipments by id, locked in one order until the transaction ends. */
export async function lockShipments(tx: Database, ids: readonly string[]): Promise<ShipmentRow[]> {
  return tx
    .select()
    .from(outboundShipments)
    .where(inArray(outboundShipments.id, [...ids]))
    .orderBy(asc(outboundShipments.id))
    .for('update');
}

/** The packages that are part of shipments, by shipment. */
export async function membersOf(db: Database, shipmentIds: readonly string[]) {
  const { id, status, reference } = packages;
  return db
    .select({ shipmentId: shipmentPackages.shipmentId, id, status, reference })
    .from(shipmentPackages)
    .innerJoin(packages, eq(packages.id, shipmentPackages.packageId))
    .where(and(inArray(shipmentPackages.shipmentId, [...shipmentIds]), isNull(shipmentPackages.takenOutAt)))
    .orderBy(asc(packages.id));
}

/** A shipment and the packages that are part of it, all locked until the transaction ends. */
export interface LockedShipment {
  shipment: ShipmentRow;
  packages: PackageRow[];
}

/**
 * Locks a shipment for a change, in the order of every writer: the account, packages, then shipments.
 * @returns undefined when its owner has no such shipment
 */
export async function lockShipment(
  tx: Database,
  owner: ShipmentOwner,
  id: string,
): Promise<LockedShipment | undefined> {
  const [found] = await tx
    .select({ accountId: outboundShipments.accountId })
    .from(outboundShipments)
    .where(and(eq(outboundShipments.id, id), ownedBy(owner)));
  if (!found) return undefined;
  await serialiseAccount(tx, found.accountId);
  const rows = await lockPackages(
    tx,
    (await membersOf(tx, [id])).map((member) => member.id),
  );
  const [shipment] = await lockShipments(tx, [id]);
  if (!shipment) return undefined;
  // A scan may have taken one out before its package was locked.
  const members = await membersOf(tx, [id]);
  return { shipment, packages: members.flatMap((member) => rows.get(member.id) ?? []) };
}

/** The shipments without an end that packages are in, by package. */
export async function liveShipmentsOf(
  db: Database,
  packageIds: readonly string[],
): Promise<Map<string, { id: string; status: ShipmentStatus }>> {
  if (packageIds.length === 0) return new Map();
  const { id, status } = outboundShipments;
  const rows = await db
    .select({ packageId: shipmentPackages.packageId, shipment: { id, status } })
    .from(shipmentPackages)
    .innerJoin(outboundShipments, eq(id, shipmentPackages.shipmentId))
    .where(and(inArray(shipmentPackages.packageId, [...packageIds]), eq(shipmentPackages.live, true)));
  return new Map(rows.map(({ packageId, shipment }) => [packageId, shipment]));
}

/** Stores a new shipment of packages. A package that is in another one without an end violates the unique key. */
export async function addShipment(
  tx: Database,
  row: ShipmentRow,
  packageIds: readonly string[],
): Promise<void> {
  const { accountId, id: shipmentId } = row;
  await tx.insert(outboundShipments).values(row);
  await tx
    .insert(shipmentPackages)
    .values(packageIds.map((packageId) => ({ accountId, shipmentId, packageId, live: true })));
}

export type ShipmentColumns = Partial<
  Omit<ShipmentRow, 'id' | 'accountId' | 'warehouseId' | 'history' | 'createdAt' | 'updatedAt' | 'version'>
>;

/** A change of a shipment: its columns, who makes it, and the packages that are taken out with it. */
export interface ShipmentUpdate {
  columns: ShipmentColumns;
  by: ShipmentStep['by'];
  note?: string | undefined;
  out?: readonly { id: string; reference: string }[];
}

/** Stores a change of a locked shipment. A new state, or packages that are taken out, are a step of its history. */
export async function changeShipment(
  tx: Database,
  row: ShipmentRow,
  { columns, by, note, out = [] }: ShipmentUpdate,
  now: Date,
): Promise<ShipmentRow> {
  const status = columns.status ?? row.status;
  const moves = status !== row.status;
  const step: ShipmentStep = {
    status,
    at: now.toISOString(),
    by,
    ...(note !== undefined && { note }),
    ...(out.length > 0 && { out: out.map(({ reference }) => reference) }),
  };
  const isStep = moves || out.length > 0;
  const change = {
    ...columns,
    ...(moves && { statusChangedAt: now }),
    ...(isStep && { history: [...row.history, step] }),
    updatedAt: now,
    version: row.version + 1,
  };
  await tx.update(outboundShipments).set(change).where(eq(outboundShipments.id, row.id));
  const ofShipment = eq(shipmentPackages.shipmentId, row.id);
  if (out.length > 0) {
    const ids = out.map(({ id }) => id);
    const left = { live: false, takenOutAt: now };
    await tx
      .update(shipmentPackages)
      .set(left)
      .where(and(ofShipment, inArray(shipmentPackages.packageId, ids)));
  }
  if (moves && !isLive(status)) await tx.update(shipmentPackages).set({ live: false }).where(ofShipment);
  return { ...row, ...change };
}

/** The next number of a warehouse's invoices of shipments, from 1; none is left out when the transaction fails. */
export async function nextOfSeries(tx: Database, warehouseId: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ warehouseId, last: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.warehouseId,
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('A series has no number');
  return row.last;
}
