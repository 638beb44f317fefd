import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { insertMany } from '../sql/bulk';

const { accounts, onboardingTokens } = schema;

export type TokenRow = typeof onboardingTokens.$inferSelect;

const live: TokenRow['status'][] = ['issued', 'opened'];

/** The suites that already have a customer, with the status of the account. */
export async function suitesInUse(
  db: Database,
  warehouseId: string,
  suiteNumbers: readonly string[],
): Promise<Map<string, typeof accounts.$inferSelect.status>> {
  if (suiteNumbers.length === 0) return new Map();
  const rows = await db
    .select({ suiteNumber: accounts.suiteNumber, status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(accounts.suiteNumber, [...suiteNumbers])));
  return new Map(rows.map(({ suiteNumber, status }) => [suiteNumber, status]));
}

const liveOf = (warehouseId: string, suiteNumbers: readonly string[]) =>
  and(
    eq(onboardingTokens.warehouseId, warehouseId),
    inArray(onboardingTokens.suiteNumber, [...suiteNumbers]),
    inArray(onboardingTokens.status, live),
  );

/** The tokens that are still valid for setting up suites, locked in one order. */
export async function lockLiveTokens(
  tx: Database,
  warehouseId: string,
  suiteNumbers: readonly string[],
  now: Date,
): Promise<TokenRow[]> {
  if (suiteNumbers.length === 0) return [];
  return tx
    .select()
    .from(onboardingTokens)
    .where(and(liveOf(warehouseId, suiteNumbers), gt(onboardingTokens.expiresAt, now)))
    .orderBy(asc(onboardingTokens.id))
    .for('update');
}

export type NewToken = typeof onboardingTokens.$inferInsert;

/** Stores tokens of a warehouse; earlier ones of their suites stop working. */
export async function replaceTokens(
  tx: Database,
  warehouseId: string,
  rows: readonly NewToken[],
): Promise<void> {
  if (rows.length === 0) return;
  const suiteNumbers = rows.map(({ suiteNumber }) => suiteNumber);
  await tx.update(onboardingTokens).set({ status: 'revoked' }).where(liveOf(warehouseId, suiteNumbers));
  await insertMany(tx, onboardingTokens, rows);
}
