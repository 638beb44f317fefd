import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { RateSet } from '@/lib/domain/rates/rate-set';
import { schema, type Database } from '../..';

const { rateSets } = schema;

export type RateSetRow = typeof rateSets.$inferSelect;

const newestFirst = [desc(rateSets.validFrom), desc(rateSets.createdAt), desc(rateSets.id)];

/**
 * The rates of a warehouse that count on a day, `YYYY-MM-DD`: of those that are valid then the ones that began last, and
 * of several that began on one day the ones that were imported last.
 */
export async function rateSetOn(
  db: Database,
  warehouseId: string,
  day: string,
): Promise<RateSetRow | undefined> {
  const [row] = await db
    .select()
    .from(rateSets)
    .where(
      and(
        eq(rateSets.warehouseId, warehouseId),
        lte(rateSets.validFrom, day),
        or(isNull(rateSets.validTo), gte(rateSets.validTo, day)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** The latest rates of a warehouse that begin on a day. */
export async function rateSetFrom(
  db: Database,
  warehouseId: string,
  validFrom: string,
): Promise<RateSetRow | undefined> {
  const [row] = await db
    .select()
    .from(rateSets)
    .where(and(eq(rateSets.warehouseId, warehouseId), eq(rateSets.validFrom, validFrom)))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** All sets of a warehouse without their rates, the ones that begin last first, at most so many. */
export async function listRateSets(db: Database, warehouseId: string, limit: number) {
  const { id, validFrom, validTo, createdAt } = rateSets;
  return db
    .select({ id, validFrom, validTo, createdAt })
    .from(rateSets)
    .where(eq(rateSets.warehouseId, warehouseId))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function addRateSet(
  db: Database,
  row: { id: string; warehouseId: string; rates: RateSet; createdAt: Date },
): Promise<void> {
  const { validFrom, validTo } = row.rates;
  await db.insert(rateSets).values({ ...row, validFrom, validTo });
}
