import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, packageLegs, packages } = schema;

/**
 * The accounts that have a carrier's number, over all warehouses. There may be several, if each expects it. They include
 * one that announced the number under another carrier, or none, and has no scan of it yet (findLegs).
 */
export async function accountsOfNumber(
  db: Database,
  carrier: string,
  trackingNumber: string,
): Promise<{ id: string; warehouseId: string }[]> {
  const unseen = and(
    eq(packageLegs.leg, 'inbound'),
    eq(packages.status, 'expected'),
    isNull(packages.lastEvent),
  );
  return db
    .selectDistinct({ id: accounts.id, warehouseId: accounts.warehouseId })
    .from(packageLegs)
    .innerJoin(packages, eq(packages.id, packageLegs.packageId))
    .innerJoin(accounts, eq(accounts.id, packageLegs.accountId))
    .where(and(eq(packageLegs.trackingNumber, trackingNumber), or(eq(packageLegs.carrier, carrier), unseen)))
    .orderBy(asc(accounts.id));
}
