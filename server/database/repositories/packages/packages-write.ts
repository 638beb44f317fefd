import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { announcedName } from '@/lib/domain/carrier/announced-name';
import { schema, type Database } from '../..';
import { changedAtOf, groupOf, searchTextOf } from './packages-derived';

/** A row to store, without derived columns. */
export type NewPackage = Omit<typeof schema.packages.$inferInsert, 'group' | 'searchText' | 'changedAt'>;

const { packages, shipments } = schema;

/** A reference for a package that no operator has named yet. */
export const newReference = () => `WB-${randomInt(1e9, 1e10)}`;

/** A row with its derived columns. */
export function toStored(row: NewPackage): typeof packages.$inferInsert {
  return {
    ...row,
    group: groupOf(row),
    changedAt: changedAtOf(row),
    searchText: searchTextOf({ ...row, nickname: row.nickname ?? null }),
  };
}

/** The shipment of each leg that a package has. */
export function shipmentsOf(row: Pick<NewPackage, 'id' | 'accountId' | 'inbound' | 'outbound'>) {
  const { id: packageId, accountId } = row;
  return (['inbound', 'outbound'] as const).flatMap((leg) => {
    const shipment = row[leg];
    if (!shipment) return [];
    const { carrier, trackingNumber } = shipment;
    return [{ packageId, accountId, leg, carrier, trackingNumber }];
  });
}

/** Stores a package with its group, search text and the shipment of each leg. Call it within a transaction. */
export async function insertPackage(db: Database, row: NewPackage): Promise<void> {
  await db.insert(packages).values(toStored(row));
  for (const shipment of shipmentsOf(row)) await upsertShipment(db, shipment);
}

/**
 * Links a carrier's number to a package. A number that the account already has for this carrier is moved to the given
 * package.
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

/** Gives the numbers of a package free: a carrier's or an operator's next word of them is about another one. */
export async function releaseNumbers(tx: Database, packageId: string): Promise<void> {
  await tx.delete(shipments).where(eq(shipments.packageId, packageId));
}

type Found = { packageId: string; leg: typeof shipments.$inferSelect.leg };

/** A shipment that the customer announced under another carrier, or none, and that has no scan yet. */
async function findAnnounced(tx: Database, accountId: string, trackingNumber: string) {
  const found = await tx
    .select({ row: packages, leg: shipments.leg, carrier: shipments.carrier })
    .from(shipments)
    .innerJoin(packages, eq(packages.id, shipments.packageId))
    .where(
      and(
        eq(shipments.accountId, accountId),
        eq(shipments.trackingNumber, trackingNumber),
        eq(shipments.leg, 'inbound'),
        eq(packages.status, 'expected'),
        isNull(packages.lastEvent),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The package and leg of a carrier's number of this account; undefined when there is none. A customer may not know the
 * carrier, and a number may fit several: a package that was announced under this number, and has no scan yet, is
 * assigned to this carrier. Call it within a transaction.
 */
export async function findShipment(
  tx: Database,
  accountId: string,
  carrier: string,
  trackingNumber: string,
): Promise<Found | undefined> {
  const number = and(eq(shipments.accountId, accountId), eq(shipments.trackingNumber, trackingNumber));
  const [exact] = await tx
    .select({ packageId: shipments.packageId, leg: shipments.leg })
    .from(shipments)
    .where(and(number, eq(shipments.carrier, carrier)));
  if (exact) return exact;
  const announced = await findAnnounced(tx, accountId, trackingNumber);
  if (!announced) return undefined;
  const { row, leg } = announced;
  await tx
    .update(shipments)
    .set({ carrier })
    .where(and(number, eq(shipments.carrier, announced.carrier)));
  const unnamed = row.description === announcedName(announced.carrier, trackingNumber);
  const changed = {
    ...row,
    inbound: row.inbound && { ...row.inbound, carrier },
    ...(unnamed && { description: announcedName(carrier, trackingNumber) }),
  };
  const { inbound, description } = changed;
  await tx
    .update(packages)
    .set({ inbound, description, searchText: searchTextOf(changed) })
    .where(eq(packages.id, row.id));
  return { packageId: row.id, leg };
}
