import { and, eq, inArray } from 'drizzle-orm';
import { insertAccount } from './accounts';
import { schema, type Database } from '../..';
import { recordOfAccount } from '../events/record-events';
import { digestOf, newId } from '@/server/database/ids';

const { accounts, onboardingTokens, warehouses } = schema;

export type OnboardingTokenRow = typeof onboardingTokens.$inferSelect;

/** The row of a token, locked until the transaction ends; null for an unknown token. */
export async function lockOnboardingToken(tx: Database, token: string): Promise<OnboardingTokenRow | null> {
  const [row] = await tx
    .select()
    .from(onboardingTokens)
    .where(eq(onboardingTokens.digest, digestOf(token)))
    .for('update');
  return row ?? null;
}

/** The data for a guest with the token: the warehouse, and the e-mail address of the account it created. */
export async function readOnboardingContext(db: Database, token: OnboardingTokenRow) {
  const [row] = await db
    .select({ warehouse: warehouses, email: accounts.email })
    .from(warehouses)
    .leftJoin(accounts, eq(accounts.id, token.accountId ?? ''))
    .where(eq(warehouses.id, token.warehouseId));
  if (!row) throw new Error('An onboarding token names no warehouse');
  return row;
}

export async function markOnboardingOpened(db: Database, id: string): Promise<void> {
  await db
    .update(onboardingTokens)
    .set({ status: 'opened' })
    .where(and(eq(onboardingTokens.id, id), eq(onboardingTokens.status, 'issued')));
}

/**
 * Creates the account and uses up the token. Call it with the token's row locked.
 * @returns false when the suite has an account already.
 */
export async function completeOnboardingToken(
  tx: Database,
  account: typeof accounts.$inferInsert,
  used: { tokenId: string; bodyDigest: string; completedAt: Date },
): Promise<boolean> {
  if (!(await insertAccount(tx, account))) return false;
  const { tokenId, bodyDigest, completedAt } = used;
  await tx
    .update(onboardingTokens)
    .set({ status: 'complete', accountId: account.id, bodyDigest, completedAt })
    .where(and(eq(onboardingTokens.id, tokenId), inArray(onboardingTokens.status, ['issued', 'opened'])));
  await recordOfAccount(tx, account, { kind: 'account.onboarded', data: {} }, completedAt);
  return true;
}

interface NewOnboardingToken {
  token: string;
  suiteNumber: string;
  warehouseId: string;
  prefill: OnboardingTokenRow['prefill'];
  expiresAt: Date;
  createdAt: Date;
}

/**
 * Issues a token for a suite and revokes its earlier ones.
 * @returns false when the suite has an account already
 */
export async function issueOnboardingToken(db: Database, issue: NewOnboardingToken): Promise<boolean> {
  const { token, suiteNumber, warehouseId, ...rest } = issue;
  return db.transaction(async (tx) => {
    const taken = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.warehouseId, warehouseId), eq(accounts.suiteNumber, suiteNumber)));
    if (taken.length > 0) return false;
    await tx
      .update(onboardingTokens)
      .set({ status: 'revoked' })
      .where(
        and(
          eq(onboardingTokens.warehouseId, warehouseId),
          eq(onboardingTokens.suiteNumber, suiteNumber),
          inArray(onboardingTokens.status, ['issued', 'opened']),
        ),
      );
    const row = { id: newId('otk'), digest: digestOf(token), status: 'issued' as const, ...rest };
    await tx.insert(onboardingTokens).values({ ...row, warehouseId, suiteNumber });
    return true;
  });
}
