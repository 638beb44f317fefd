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

const storedCounts = (db: Database, inState?: Placeholder) =>
  db
    .select({ group: packageCounts.group, n: packageCounts.n })
    .from(packageCounts)
    .where(
      and(
        eq(packageCounts.accountId, sql.placeholder('accountId')),
        inState && eq(packageCounts.status, inState),
      ),
    );

const counts = prepared((db) => storedCounts(db).prepare('package_counts'));
const countsInState = prepared((db) =>
  storedCounts(db, sql.placeholder('status')).prepare('package_counts_in_state'),
);

/**
 * The number of packages of an account by group, in one state or in all: from a few stored counts, however many
 * packages there are.
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

/** The number of packages that match a filter by group, counted one by one. */
export async function countPackages(db: Database, filter: SQL | undefined): Promise<GroupCounts> {
  const counted = db
    .select({ group: packages.group, n: count() })
    .from(packages)
    .where(filter)
    .groupBy(packages.group);
  return byGroup(await counted);
}

const merchants = prepared((db) =>
  db
    .select({ name: merchantCounts.name, packages: merchantCounts.n })
    .from(merchantCounts)
    .where(eq(merchantCounts.accountId, sql.placeholder('accountId')))
    .orderBy(sql`${merchantCounts.n} desc`, merchantCounts.name)
    .limit(5)
    .prepare('top_merchants'),
);

/** The five merchants with most packages of an account, from stored counts and their index. */
export async function topMerchants(db: Database, accountId: string) {
  const top = await merchants(db).execute({ accountId });
  return top.filter((merchant) => merchant.packages > 0);
}
