import { and, asc, eq } from 'drizzle-orm';
import { schema, type Database } from '..';

const { accounts, shipments } = schema;

/** The accounts that have a shipment, over all warehouses. More than one may: each expects it. */
export async function findShipments(
  db: Database,
  carrier: string,
  trackingNumber: string,
): Promise<{ id: string; warehouseId: string }[]> {
  return db
    .selectDistinct({ id: accounts.id, warehouseId: accounts.warehouseId })
    .from(shipments)
    .innerJoin(accounts, eq(accounts.id, shipments.accountId))
    .where(and(eq(shipments.carrier, carrier), eq(shipments.trackingNumber, trackingNumber)))
    .orderBy(asc(accounts.id));
}
