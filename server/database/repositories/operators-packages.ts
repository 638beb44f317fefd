import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '..';
import { groupOf, searchTextOf } from './packages-derived';
import { upsertShipment, type NewPackage } from './packages-write';
import type { PackageRow } from './tracking';

const { packages, shipments } = schema;

/** A package by an operator's reference, locked until the transaction ends. */
export async function lockByReference(
  tx: Database,
  warehouseId: string,
  reference: string,
): Promise<PackageRow | undefined> {
  const [row] = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), eq(packages.reference, reference)))
    .for('update');
  return row;
}

/** The packages of an operator's references, not locked. */
export async function readByReferences(
  db: Database,
  warehouseId: string,
  references: readonly string[],
): Promise<PackageRow[]> {
  if (references.length === 0) return [];
  return db
    .select()
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), inArray(packages.reference, [...references])));
}

/** Of tracking numbers those that some shipment of the warehouse's customers has. */
export async function knownNumbers(
  db: Database,
  warehouseId: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ trackingNumber: shipments.trackingNumber })
    .from(shipments)
    .innerJoin(packages, eq(packages.id, shipments.packageId))
    .where(and(eq(packages.warehouseId, warehouseId), inArray(shipments.trackingNumber, [...numbers])));
  return new Set(rows.map(({ trackingNumber }) => trackingNumber));
}

/** Stores packages whose references and numbers nobody has, in two statements. */
export async function insertPackages(tx: Database, rows: readonly NewPackage[]): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map((row) => ({
    ...row,
    group: groupOf(row),
    searchText: searchTextOf({ ...row, nickname: row.nickname ?? null }),
  }));
  await tx.insert(packages).values(stored);
  const ofLegs = rows.flatMap(({ id: packageId, accountId, inbound, outbound }) =>
    (['inbound', 'outbound'] as const).flatMap((leg) => {
      const shipment = leg === 'inbound' ? inbound : outbound;
      if (!shipment) return [];
      const { carrier, trackingNumber } = shipment;
      return [{ packageId, accountId, leg, carrier, trackingNumber }];
    }),
  );
  if (ofLegs.length > 0) await tx.insert(shipments).values(ofLegs);
}

/** Which packages of a customer references name: reference to id. */
export async function packageIdsOf(
  db: Database,
  owner: { accountId: string; warehouseId: string },
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({ id: packages.id, reference: packages.reference })
    .from(packages)
    .where(
      and(
        eq(packages.accountId, owner.accountId),
        eq(packages.warehouseId, owner.warehouseId),
        inArray(packages.reference, [...references]),
      ),
    );
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

export type OperatorPackageChange = Partial<
  Omit<
    PackageRow,
    | 'id'
    | 'accountId'
    | 'warehouseId'
    | 'group'
    | 'searchText'
    | 'expectedOn'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  >
>;

/** Stores an operator's change of a locked package, with all that follows from it. */
export async function saveOperatorPackage(
  tx: Database,
  row: PackageRow,
  change: OperatorPackageChange,
  now: Date,
): Promise<void> {
  const changed = { ...row, ...change };
  await tx
    .update(packages)
    .set({
      ...change,
      group: groupOf(changed),
      searchText: searchTextOf(changed),
      ...(changed.status !== row.status && { statusChangedAt: now }),
      updatedAt: now,
      version: row.version + 1,
    })
    .where(eq(packages.id, row.id));
  for (const leg of ['inbound', 'outbound'] as const) {
    const shipment = change[leg];
    if (!shipment) continue;
    const { carrier, trackingNumber } = shipment;
    await tx.delete(shipments).where(and(eq(shipments.packageId, row.id), eq(shipments.leg, leg)));
    await upsertShipment(tx, { packageId: row.id, accountId: row.accountId, leg, carrier, trackingNumber });
  }
}
