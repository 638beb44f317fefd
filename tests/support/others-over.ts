import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '@/server/database';

/**
 * Waits until the transactions are over that others have open on the cluster, which the test files share: the feed of
 * changes stops below the oldest one (decision 041). Those of the test's own database are its own affair.
 */
export async function othersOver(db: Database): Promise<void> {
  const openTransactions = async () => {
    const rows = await db
      .select({ transaction: sql<string>`backend_xid::text` })
      .from(sql`pg_stat_activity`)
      .where(
        sql`backend_xid is not null and (datname is distinct from current_database() or backend_type <> 'client backend')`,
      );
    return rows.map(({ transaction }) => transaction);
  };
  const earlier = new Set(await openTransactions());
  if (earlier.size === 0) return;
  await vi.waitUntil(async () => !(await openTransactions()).some((one) => earlier.has(one)), {
    timeout: 10_000,
  });
}
