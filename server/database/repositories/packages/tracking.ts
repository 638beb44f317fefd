import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { canScanTo } from '@/lib/domain/package/package-status';
import { trackingStatuses, type Leg } from '@/lib/domain/package/tracking';
import { schema, type Database } from '../..';
import { insertMany, updateMany } from '../sql/bulk';
import { changedPackage } from './packages-change';

const { accounts, packages, trackingEvents, warehouses } = schema;

export type PackageRow = typeof packages.$inferSelect;
export type EventRow = typeof trackingEvents.$inferSelect;

const named = {
  id: accounts.id,
  warehouseId: accounts.warehouseId,
  warehouse: warehouses.code,
  suiteNumber: accounts.suiteNumber,
  email: accounts.email,
  name: accounts.name,
  kind: accounts.kind,
  status: accounts.status,
};

/**
 * The accounts that match an operator's e-mail address, suite number, or warehouse code and suite (`MIA/10428`), in any
 * case. Two warehouses may have the same suite.
 */
export async function findCustomers(db: Database, name: string) {
  const upper = name.toUpperCase();
  return db
    .select(named)
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(
      or(
        eq(accounts.email, name.toLowerCase()),
        sql`upper(${accounts.suiteNumber}) = ${upper}`,
        sql`upper(${warehouses.code} || '/' || ${accounts.suiteNumber}) = ${upper}`,
      ),
    )
    .orderBy(asc(warehouses.code), asc(accounts.suiteNumber));
}

/** Some customers, as examples for an error message. */
export async function someCustomers(db: Database, limit: number) {
  return db
    .select({ email: accounts.email, suiteNumber: accounts.suiteNumber })
    .from(accounts)
    .where(ne(accounts.status, 'erased'))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(limit);
}

/** Serialises writes to an account's packages and shipments until the transaction ends; readers are not blocked. */
export async function serialiseAccount(tx: Database, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Of simultaneous scans the one further along counts as the later; the digest breaks ties, so that the order is total.
 */
function byTime(a: EventRow, b: EventRow): number {
  const rank = (event: EventRow) => trackingStatuses.indexOf(event.status);
  return (
    a.occurredAt.getTime() - b.occurredAt.getTime() ||
    rank(a) - rank(b) ||
    (a.fingerprint < b.fingerprint ? -1 : 1)
  );
}

/** Events in the order of their times, oldest first. */
export const inOrder = (events: Iterable<EventRow>): EventRow[] => [...events].sort(byTime);

/** The events of packages, unordered. */
export async function eventsOf(db: Database, packageIds: readonly string[]): Promise<EventRow[]> {
  if (packageIds.length === 0) return [];
  return db
    .select()
    .from(trackingEvents)
    .where(inArray(trackingEvents.packageId, [...packageIds]));
}

/** Stores new events of locked packages, and stored ones that have changed. */
export async function saveEvents(
  tx: Database,
  { added, changed }: { added: readonly EventRow[]; changed: readonly EventRow[] },
): Promise<void> {
  await insertMany(tx, trackingEvents, added);
  await updateMany(tx, trackingEvents, changed);
}

/** A package's row, locked until the transaction ends. */
export async function lockPackage(tx: Database, packageId: string): Promise<PackageRow> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, packageId)).for('update');
  if (!row) throw new Error(`There is no package ${packageId}`);
  return row;
}

/**
 * Packages' rows by id, locked in one order until the transaction ends.
 * @param accountId leaves those of others out
 */
export async function lockPackages(
  tx: Database,
  ids: readonly string[],
  accountId?: string,
): Promise<Map<string, PackageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(packages)
    .where(
      and(
        inArray(packages.id, [...ids]),
        accountId === undefined ? undefined : eq(packages.accountId, accountId),
      ),
    )
    .orderBy(asc(packages.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The columns that an event may change in a package apart from derived ones. */
export type TrackedChange = Pick<
  PackageRow,
  'status' | 'statusChangedAt' | 'receivedAt' | 'weight' | 'storage' | 'lastEvent'
> &
  Partial<Pick<PackageRow, Extract<Leg, 'inbound' | 'outbound'>>>;

/** A package after a change by events, with all derived columns. */
export function trackedPackage(row: PackageRow, change: TrackedChange, now: Date): PackageRow {
  return changedPackage(row, change, { now, may: canScanTo });
}
