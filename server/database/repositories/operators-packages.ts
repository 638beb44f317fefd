import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '..';
import { changePackage, type PackageChange } from './packages-change';
import { shipmentsOf, toStored, upsertShipment, type NewPackage } from './packages-write';
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

/** The packages of an operator's references, by reference, locked in one order until the transaction ends. */
export async function lockByReferences(
  tx: Database,
  warehouseId: string,
  references: readonly string[],
): Promise<Map<string, PackageRow>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), inArray(packages.reference, [...references])))
    .orderBy(asc(packages.id))
    .for('update');
  return new Map(rows.map((row) => [row.reference, row]));
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
  await tx.insert(packages).values(rows.map(toStored));
  const ofLegs = rows.flatMap(shipmentsOf);
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

/** What an operator may change in a package: it stays in its warehouse. */
export type OperatorPackageChange = Omit<PackageChange, 'warehouseId'>;

/**
 * Stores an operator's change of a locked package, and where its numbers lead.
 * @throws TransitionRefused for a state that it may not go to
 */
export async function saveOperatorPackage(
  tx: Database,
  row: PackageRow,
  change: OperatorPackageChange,
  now: Date,
): Promise<void> {
  await changePackage(tx, row, change, { now });
  const { id, accountId } = row;
  for (const shipment of shipmentsOf({ ...change, id, accountId })) {
    await tx.delete(shipments).where(and(eq(shipments.packageId, id), eq(shipments.leg, shipment.leg)));
    await upsertShipment(tx, shipment);
  }
}
