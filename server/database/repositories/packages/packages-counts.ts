import { and, count, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { GroupCounts } from '@/lib/domain/package/package';
import { packageGroups, type PackageGroup, type PackageStatus } from '@/lib/domain/package/package-status';
import { schema, type Database } from '../..';
import { prepared } from '@/server/database/connection/prepared';

const { merchantCounts, packageCounts, packages } = schema;

function byGroup(rows: { group: PackageGroup; n: number }[]): GroupCounts {
  const counts = Object.fromEntries(packageGroups.map((group) => [group, 0])) as GroupCounts;
  for (const { group, n } of rows) counts[group] += n;
  return counts;
}

const keptCounts = (db: Database, inState?: Placeholder) =>
  db
    .select({ group: packageCounts.group, n: packageCounts.n })
    .from(packageCounts)
    .where(
      and(
        eq(packageCounts.accountId, sql.placeholder('accountId')),
        inState && eq(packageCounts.status, inState),
      ),
    );

const counts = prepared((db) => keptCounts(db).prepare('package_counts'));
const countsInState = prepared((db) =>
  keptCounts(db, sql.placeholder('status')).prepare('package_counts_in_state'),
);

/**
 * How many packages an account has in each group, in one state or in all: a few kept counts, however many packages
 * there are.
 */
export async function readPackageCounts(
  db: Database,
  accountId: string,
  status?: PackageStatus,
): Promise<GroupCounts> {
  const rows = status
    ? await countsInState(db).execute({ accountId, status })
    : await counts(db).execute({ accountId });
  return byGroup(rows);
}

/** How many packages match a filter in each group, counted one by one. */
export async function countPackages(db: Database, filter: SQL | undefined): Promise<GroupCounts> {
  const counted = db
    .select({ group: packages.group, n: count() })
    .from(packages)
    .where(filter)
    .groupBy(packages.group);
  return byGroup(await counted);
}

/** The five merchants an account has most packages from, from kept counts and their index. */
export async function topMerchants(db: Database, accountId: string) {
  const top = await db
    .select({ name: merchantCounts.name, packages: merchantCounts.n })
    .from(merchantCounts)
    .where(eq(merchantCounts.accountId, accountId))
    .orderBy(sql`${merchantCounts.n} desc`, merchantCounts.name)
    .limit(5);
  return top.filter((merchant) => merchant.packages > 0);
}
