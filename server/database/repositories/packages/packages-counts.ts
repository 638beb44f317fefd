import { and, eq, gt, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { GroupCounts } from '@/lib/domain/package/package';
import { packageGroups } from '@/lib/domain/package/package-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { schema, type Database } from '../..';
import { named, type JsonRow } from '../sql/json';

const { merchantCounts, packageCounts, packages } = schema;

const columns = named({ group: packageCounts.group, n: packageCounts.n });

type CountRow = JsonRow<typeof columns>;

/** Counts of packages as numbers by group. */
export function byGroup(rows: readonly CountRow[]): GroupCounts {
  const counts = Object.fromEntries(packageGroups.map((group) => [group, 0])) as GroupCounts;
  for (const { group, n } of rows) counts[group] += n;
  return counts;
}

/**
 * The stored counts of an account's packages, in one state or in all: a few rows, however many packages there are.
 */
export function storedCounts(
  db: Database,
  accountId: string | Placeholder,
  status?: PackageStatus | Placeholder,
) {
  return db
    .select(columns)
    .from(packageCounts)
    .where(and(eq(packageCounts.accountId, accountId), status && eq(packageCounts.status, status)));
}

/** The packages that match a filter, counted one by one. */
export function countMatches(db: Database, filter: SQL | undefined) {
  return db
    .select(named({ group: packages.group, n: sql<number>`count(*)` }))
    .from(packages)
    .where(filter)
    .groupBy(packages.group);
}

/** The five merchants with most packages of an account, from stored counts and their index. */
export function topMerchants(db: Database, accountId: string | Placeholder) {
  return db
    .select(named({ name: merchantCounts.name, packages: merchantCounts.n }))
    .from(merchantCounts)
    .where(and(eq(merchantCounts.accountId, accountId), gt(merchantCounts.n, 0)))
    .orderBy(sql`${merchantCounts.n} desc`, merchantCounts.name)
    .limit(5);
}
