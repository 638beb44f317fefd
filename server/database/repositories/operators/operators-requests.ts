import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, idempotentAnswers, warehouses } = schema;

/** The retention of responses, in ms. */
const dayInMilliseconds = 86_400_000;

interface Claim {
  apiKeyId: string;
  key: string;
  requestDigest: string;
}

export type Claimed = { state: 'new' } | { state: 'answered'; answer: unknown } | { state: 'other' };

/** Serialises operators' writes to a warehouse until the transaction ends; readers are not blocked. */
export async function serialiseWarehouse(tx: Database, warehouseId: string): Promise<void> {
  await tx
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId))
    .for('no key update');
}

/**
 * Claims an idempotency key for the transaction. A duplicate waits here until the first has finished, and then gets its
 * response; if the first failed, the duplicate takes its place.
 */
export async function claimRequest(tx: Database, claim: Claim, now: Date): Promise<Claimed> {
  const yesterday = new Date(now.getTime() - dayInMilliseconds);
  await tx
    .delete(idempotentAnswers)
    .where(and(eq(idempotentAnswers.apiKeyId, claim.apiKeyId), lt(idempotentAnswers.createdAt, yesterday)));
  const made = await tx
    .insert(idempotentAnswers)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (made.length > 0) return { state: 'new' };
  const [stored] = await tx.select().from(idempotentAnswers).where(ofClaim(claim));
  return stored?.requestDigest === claim.requestDigest
    ? { state: 'answered', answer: stored.answer }
    : { state: 'other' };
}

const ofClaim = ({ apiKeyId, key }: Pick<Claim, 'apiKeyId' | 'key'>) =>
  and(eq(idempotentAnswers.apiKeyId, apiKeyId), eq(idempotentAnswers.key, key));

/** Stores the response of a claimed request. */
export async function storeAnswer(tx: Database, claim: Claim, answer: unknown): Promise<void> {
  await tx.update(idempotentAnswers).set({ answer }).where(ofClaim(claim));
}

export type CustomerRow = typeof accounts.$inferSelect;

/**
 * The customers of suites of this warehouse, by suite, locked in one order against other writers of their packages
 * until the transaction ends.
 */
export async function lockCustomers(
  tx: Database,
  warehouseId: string,
  suiteNumbers: readonly string[],
): Promise<Map<string, CustomerRow>> {
  if (suiteNumbers.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(accounts.suiteNumber, [...suiteNumbers])))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.suiteNumber, row]));
}
