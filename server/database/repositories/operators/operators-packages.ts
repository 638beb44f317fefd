import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { PackageChange } from '../packages/packages-change';
import { saveLegs } from '../packages/package-legs';
import { toStored, type NewPackage } from '../packages/packages-write';
import type { PackageRow } from '../packages/tracking';

const { packageLegs, packages } = schema;

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

/** The tracking numbers that belong to a leg of a package of the warehouse's customers. */
export async function knownNumbers(
  db: Database,
  warehouseId: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ trackingNumber: packageLegs.trackingNumber })
    .from(packageLegs)
    .innerJoin(packages, eq(packages.id, packageLegs.packageId))
    .where(and(eq(packages.warehouseId, warehouseId), inArray(packageLegs.trackingNumber, [...numbers])));
  return new Set(rows.map(({ trackingNumber }) => trackingNumber));
}

/** Stores packages with unused references and numbers, in two statements. */
export async function insertPackages(tx: Database, rows: readonly NewPackage[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(packages).values(rows.map(toStored));
  await saveLegs(tx, rows);
}

/** The ids and accounts of packages, by reference. */
export async function ownersOf(
  db: Database,
  warehouseId: string,
  references: readonly string[],
): Promise<Map<string, { id: string; accountId: string }>> {
  if (references.length === 0) return new Map();
  const { id, accountId, reference } = packages;
  const rows = await db
    .select({ id, accountId, reference })
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), inArray(reference, [...references])));
  return new Map(rows.map((row) => [row.reference, row]));
}

/** The references of a warehouse's packages, by id. */
export async function referencesOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: packages.id, reference: packages.reference })
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), inArray(packages.id, [...ids])));
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** The changes that an operator may make to a package: it stays in its warehouse. */
export type OperatorPackageChange = Omit<PackageChange, 'warehouseId'>;
