import { and, eq, inArray, lt } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/values/milliseconds';
import { schema, type Database } from '..';
import { oldest } from './sql/oldest';

/** The retention of responses, in ms. */

/** The responses of operators' keys, or those of customers: both tables are made alike. */
type Answers = typeof schema.customerAnswers;

/** A request that its owner, an API key or an account, gave a key. */
export interface Claim {
  ownerId: string;
  key: string;
  /** SHA-256 of the call and its body. */
  requestDigest: string;
}

/** The key was given to another request before. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

/**
 * Claims an idempotency key for the transaction. A duplicate waits here until the first has finished, and then gets its
 * response; if the first failed, the duplicate takes its place.
 */
async function claimKey(tx: Database, answers: Answers, claim: Claim, now: Date) {
  const yesterday = new Date(now.getTime() - dayMs);
  await tx.delete(answers).where(and(eq(answers.ownerId, claim.ownerId), lt(answers.createdAt, yesterday)));
  const made = await tx
    .insert(answers)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: answers.key });
  if (made.length > 0) return undefined;
  const [stored] = await tx.select().from(answers).where(ofClaim(answers, claim));
  if (stored?.requestDigest !== claim.requestDigest) throw new KeyReused();
  return stored;
}

const ofClaim = (answers: Answers, { ownerId, key }: Claim) =>
  and(eq(answers.ownerId, ownerId), eq(answers.key, key));

/**
 * Does a request's work once, and stores its response with its effects: the same request again within a day gets the
 * same one. Call it within the request's transaction.
 * @throws KeyReused when the key was given to another request
 */
export async function onlyOnce<T>(
  tx: Database,
  answers: Answers,
  { claim, now }: { claim: Claim; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  const stored = await claimKey(tx, answers, claim, now);
  if (stored) return stored.answer as T;
  const answer = await work();
  await tx.update(answers).set({ answer }).where(ofClaim(answers, claim));
  return answer;
}

/** Deletes the oldest answers to customers that were made before a time. @returns how many */
export async function forgetCustomerAnswers(db: Database, before: Date, limit: number): Promise<number> {
  const { key, createdAt: at } = schema.customerAnswers;
  const old = oldest(db, { id: key, at }, before, limit);
  // Two customers may have the same key; what is younger stays.
  const gone = await db
    .delete(schema.customerAnswers)
    .where(and(inArray(key, old), lt(at, before)))
    .returning({ key });
  return gone.length;
}
