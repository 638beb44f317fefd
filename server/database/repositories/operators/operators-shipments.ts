import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, packages, shipments } = schema;

/**
 * The accounts that have a shipment, over all warehouses. There may be several, if each expects it. They include one
 * that announced the number under another carrier, or none, and has no scan of it yet (findShipment).
 */
export async function findShipments(
  db: Database,
  carrier: string,
  trackingNumber: string,
): Promise<{ id: string; warehouseId: string }[]> {
  const unseen = and(
    eq(shipments.leg, 'inbound'),
    eq(packages.status, 'expected'),
    isNull(packages.lastEvent),
  );
  return db
    .selectDistinct({ id: accounts.id, warehouseId: accounts.warehouseId })
    .from(shipments)
    .innerJoin(packages, eq(packages.id, shipments.packageId))
    .innerJoin(accounts, eq(accounts.id, shipments.accountId))
    .where(and(eq(shipments.trackingNumber, trackingNumber), or(eq(shipments.carrier, carrier), unseen)))
    .orderBy(asc(accounts.id));
}
