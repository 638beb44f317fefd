import { and, asc, eq, getTableColumns, gt, gte, inArray, type SQL } from 'drizzle-orm';
import type { OperatorPackage, OperatorPackagePage } from '@/lib/domain/operator/operator-readings';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import { toEvents, ownPackageFields } from '../packages/packages-view';
import { eventsOf, type PackageRow } from '../packages/tracking';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite, type CustomerRow } from './operators-customers';

const { accounts, packages } = schema;

/** The order of the packages of a warehouse: by id, which stays when an operator's row names an announced one anew. */
export const packageOrder = 'packages';

interface Query {
  reference?: string | undefined;
  suiteNumber?: string | undefined;
  status?: PackageStatus | undefined;
  group?: PackageGroup | undefined;
  updatedSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

const rowsWhere = (db: Database, filter: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(packages),
      suiteNumber: accounts.suiteNumber,
      preferences: accounts.preferences,
    })
    .from(packages)
    .innerJoin(accounts, eq(accounts.id, packages.accountId))
    .where(filter);

function toOperatorPackage(
  row: PackageRow & Pick<CustomerRow, 'suiteNumber' | 'preferences'>,
): Complete<Omit<OperatorPackage, 'events'>> {
  return {
    ...ownPackageFields(row),
    suiteNumber: row.suiteNumber,
    repack: row.preferences.repack,
    claimed: row.claimed,
    lastEvent: row.lastEvent ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The rows of a page, and one more if there is a next page. */
export function packageRows(db: Database, warehouseId: string, query: Query) {
  const { reference, suiteNumber, status, group, updatedSince, after, limit } = query;
  const filter = and(
    eq(packages.warehouseId, warehouseId),
    reference === undefined ? undefined : eq(packages.reference, reference),
    suiteNumber === undefined
      ? undefined
      : eq(packages.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
    status && eq(packages.status, status),
    group && eq(packages.group, group),
    updatedSince === undefined ? undefined : gte(packages.updatedAt, new Date(updatedSince)),
    after ? gt(packages.id, after.key) : undefined,
  );
  return rowsWhere(db, filter)
    .orderBy(asc(packages.id))
    .limit(limit + 1);
}

/** A page of a warehouse's packages; with a reference, that package with its events. */
export async function readOperatorPackages(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorPackagePage> {
  const rows = await packageRows(db, warehouseId, query);
  const { shown, nextCursor } = cutPage(rows, { ...query, sort: packageOrder, keyOf: ({ id }) => id });
  const named = query.reference === undefined ? [] : shown.map(({ id }) => id);
  const events = await eventsOf(db, named);
  const found = shown.map((row): Complete<OperatorPackage> => ({
    ...toOperatorPackage(row),
    events: named.length > 0 ? toEvents(events) : undefined,
  }));
  return { packages: found, nextCursor };
}

/** Packages of a warehouse, by their ids, without their events. */
export async function operatorPackagesOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<OperatorPackage[]> {
  const filter = and(eq(packages.warehouseId, warehouseId), inArray(packages.id, [...ids]));
  return (await rowsWhere(db, filter)).map(toOperatorPackage);
}
