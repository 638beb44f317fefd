import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announcedName } from '@/lib/domain/carrier/announced-name';
import { schema, type Database } from '../..';
import { searchTextOf } from './packages-derived';

const { packageLegs, packages } = schema;

type Legs = Pick<typeof packages.$inferInsert, 'id' | 'accountId' | 'inbound' | 'outbound'>;

/** The row of each leg that a package has. */
export function legsOf({ id: packageId, accountId, ...row }: Legs) {
  return (['inbound', 'outbound'] as const).flatMap((leg) => {
    const stored = row[leg];
    if (!stored) return [];
    const { carrier, trackingNumber } = stored;
    return [{ packageId, accountId, leg, carrier, trackingNumber }];
  });
}

/**
 * Links the carriers' numbers of packages to them, in one statement. Call it within a transaction: an inbound number is
 * that of one package of the account, an outbound one may be that of many.
 */
export async function saveLegs(tx: Database, rows: readonly Legs[]): Promise<void> {
  const legs = rows.flatMap(legsOf);
  if (legs.length === 0) return;
  await tx
    .insert(packageLegs)
    .values(legs)
    .onConflictDoUpdate({
      target: [packageLegs.accountId, packageLegs.packageId, packageLegs.leg],
      set: { carrier: sql`excluded.carrier`, trackingNumber: sql`excluded.tracking_number` },
    });
}

/** Gives the numbers of a package free: a carrier's or an operator's next word of them is about another one. */
export async function releaseNumbers(tx: Database, packageId: string): Promise<void> {
  await tx.delete(packageLegs).where(eq(packageLegs.packageId, packageId));
}

/** The packages that share an outbound number with one of these, themselves included where they have one. */
export async function sharingOutbound(db: Database, packageIds: readonly string[]): Promise<string[]> {
  const own = alias(packageLegs, 'own');
  const rows = await db
    .selectDistinct({ id: packageLegs.packageId })
    .from(own)
    .innerJoin(
      packageLegs,
      and(
        eq(packageLegs.accountId, own.accountId),
        eq(packageLegs.trackingNumber, own.trackingNumber),
        eq(packageLegs.carrier, own.carrier),
        eq(packageLegs.leg, 'outbound'),
      ),
    )
    .where(and(inArray(own.packageId, [...packageIds]), eq(own.leg, 'outbound')));
  return rows.map(({ id }) => id);
}

/** A package and its leg with a number. */
interface FoundLeg {
  packageId: string;
  leg: typeof packageLegs.$inferSelect.leg;
}

/** A leg that the customer announced under another carrier, or none, and that has no scan yet. */
async function findAnnounced(tx: Database, accountId: string, trackingNumber: string) {
  const found = await tx
    .select({ row: packages, leg: packageLegs.leg, carrier: packageLegs.carrier })
    .from(packageLegs)
    .innerJoin(packages, eq(packages.id, packageLegs.packageId))
    .where(
      and(
        eq(packageLegs.accountId, accountId),
        eq(packageLegs.trackingNumber, trackingNumber),
        eq(packageLegs.leg, 'inbound'),
        eq(packages.status, 'expected'),
        isNull(packages.lastEvent),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The packages and legs of a carrier's number of this account, by id; several where it serves many outbound packages. A
 * customer may not know the carrier, and a number may fit several: a package that was announced under this number, and
 * has no scan yet, is assigned to this carrier. Call it within a transaction.
 */
export async function findLegs(
  tx: Database,
  accountId: string,
  carrier: string,
  trackingNumber: string,
): Promise<FoundLeg[]> {
  const number = and(eq(packageLegs.accountId, accountId), eq(packageLegs.trackingNumber, trackingNumber));
  const exact = await tx
    .select({ packageId: packageLegs.packageId, leg: packageLegs.leg })
    .from(packageLegs)
    .where(and(number, eq(packageLegs.carrier, carrier)))
    .orderBy(asc(packageLegs.packageId));
  if (exact.length > 0) return exact;
  const announced = await findAnnounced(tx, accountId, trackingNumber);
  if (!announced) return [];
  const { row, leg } = announced;
  await tx
    .update(packageLegs)
    .set({ carrier })
    .where(and(number, eq(packageLegs.carrier, announced.carrier)));
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
  return [{ packageId: row.id, leg }];
}
