import { and, eq, gt, inArray } from 'drizzle-orm';
import { schema, type Database } from '..';

const { accounts, onboardingTokens } = schema;

export type TokenRow = typeof onboardingTokens.$inferSelect;

const live: TokenRow['status'][] = ['issued', 'opened'];

/** Whether the suite has a customer already. */
export async function suiteIsTaken(db: Database, warehouseId: string, suiteNumber: string): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), eq(accounts.suiteNumber, suiteNumber)));
  return row !== undefined;
}

const liveOf = (warehouseId: string, suiteNumber: string) =>
  and(
    eq(onboardingTokens.warehouseId, warehouseId),
    eq(onboardingTokens.suiteNumber, suiteNumber),
    inArray(onboardingTokens.status, live),
  );

/** The token with which a suite may still be set up, locked; undefined when there is none. */
export async function lockLiveToken(
  tx: Database,
  warehouseId: string,
  suiteNumber: string,
  now: Date,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(onboardingTokens)
    .where(and(liveOf(warehouseId, suiteNumber), gt(onboardingTokens.expiresAt, now)))
    .for('update');
  return row;
}

/** Stores a token; those that the suite had before stop working. */
export async function replaceToken(tx: Database, row: typeof onboardingTokens.$inferInsert): Promise<void> {
  await tx
    .update(onboardingTokens)
    .set({ status: 'revoked' })
    .where(liveOf(row.warehouseId, row.suiteNumber));
  await tx.insert(onboardingTokens).values(row);
}
