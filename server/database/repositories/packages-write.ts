import { and, eq } from 'drizzle-orm';
import { schema, type Database } from '..';
import { groupOf, searchTextOf } from './packages-derived';

/** A row to store; what the app derives from the rest is left out. */
export type NewPackage = Omit<typeof schema.packages.$inferInsert, 'group' | 'searchText'>;

const { packages, shipments } = schema;

/** Stores a package with its group, search text and the shipment of each leg. Call it within a transaction. */
export async function insertPackage(db: Database, row: NewPackage): Promise<void> {
  const searchText = searchTextOf({ ...row, nickname: row.nickname ?? null });
  await db.insert(packages).values({ ...row, group: groupOf(row), searchText });
  for (const leg of ['inbound', 'outbound'] as const) {
    const shipment = row[leg];
    if (!shipment) continue;
    const { carrier, trackingNumber } = shipment;
    await upsertShipment(db, { packageId: row.id, accountId: row.accountId, leg, carrier, trackingNumber });
  }
}

/**
 * Remembers which package a carrier's number belongs to. A number that the account already has for this carrier moves
 * to the package given.
 */
export async function upsertShipment(
  db: Database,
  shipment: typeof schema.shipments.$inferInsert,
): Promise<void> {
  await db
    .insert(shipments)
    .values(shipment)
    .onConflictDoUpdate({
      target: [shipments.accountId, shipments.carrier, shipments.trackingNumber],
      set: { packageId: shipment.packageId, leg: shipment.leg },
    });
}

/** The package and leg that a carrier's number of this account belongs to; undefined when there is none. */
export async function findShipment(db: Database, accountId: string, carrier: string, trackingNumber: string) {
  const [found] = await db
    .select({ packageId: shipments.packageId, leg: shipments.leg })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, accountId),
        eq(shipments.carrier, carrier),
        eq(shipments.trackingNumber, trackingNumber),
      ),
    );
  return found;
}
