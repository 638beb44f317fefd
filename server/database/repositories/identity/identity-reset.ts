import { and, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { recordOfAccount } from '../events/record-events';
import { containing } from '../sql/like';
import { revokeOtherSessions } from './identity-sessions';

const { accountIdentities, accounts, connectedAppGrants, contactMethods, flowTokens, rateLimits, users } =
  schema;

/** The users of the embedded identity server who open an account. */
export async function usersOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(accountIdentities)
    .innerJoin(users, eq(users.id, accountIdentities.subject))
    .where(eq(accountIdentities.accountId, accountId));
  return rows.map(({ id }) => id);
}

/**
 * Ends all sessions of some users, voids their links, and takes their access away from connected apps.
 * @returns how many sessions ended
 */
export async function endSignInsOf(tx: Database, userIds: readonly string[], now: Date): Promise<number> {
  let ended = 0;
  for (const userId of userIds) ended += await revokeOtherSessions(tx, userId, null, now);
  const ofThem = inArray(flowTokens.userId, [...userIds]);
  await tx
    .update(flowTokens)
    .set({ endedAt: now })
    .where(and(ofThem, isNull(flowTokens.endedAt)));
  await tx.delete(connectedAppGrants).where(inArray(connectedAppGrants.userId, [...userIds]));
  return ended;
}

/** Forgets the failures of some users, which lock their sign-in, and those of their authenticator apps. */
export async function forgetFailures(tx: Database, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const gone = await tx
    .delete(rateLimits)
    .where(or(...userIds.map((id) => ilike(rateLimits.key, containing(`failures:${id}`)))))
    .returning({ key: rateLimits.key });
  return gone.length;
}

/** Whether an e-mail address or phone number signs somebody in to another account than this one. */
export async function opensAnother(db: Database, address: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: accountIdentities.accountId })
    .from(contactMethods)
    .innerJoin(accountIdentities, eq(accountIdentities.subject, contactMethods.userId))
    .where(eq(contactMethods.address, address));
  return rows.some((row) => row.accountId !== accountId);
}

interface Reset {
  accountId: string;
  userIds: readonly string[];
  email: string;
  /** E.164. */
  phone: string | null;
}

/**
 * Takes all ways to sign in away from an account, and has it wait for its next sign-in, by this e-mail address or phone
 * number (decision 010). The number from before might be in other hands, too: without another one there is none.
 */
export async function resetSignIn(
  tx: Database,
  { accountId, userIds, email, phone }: Reset,
  now: Date,
): Promise<void> {
  const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  if (!before) throw new Error('The customer has gone');
  await tx.delete(users).where(inArray(users.id, [...userIds]));
  await tx.delete(accountIdentities).where(eq(accountIdentities.accountId, accountId));
  await tx
    .update(accounts)
    .set({
      email,
      emailVerified: false,
      emailBouncedAt: null,
      emailRemovedAt: null,
      phone,
      phoneVerified: false,
      phoneRemovedAt: null,
      status: before.status === 'active' ? 'invited' : before.status,
      updatedAt: now,
      version: before.version + 1,
    })
    .where(eq(accounts.id, accountId));
  const data = { fields: ['email', 'phone'] };
  await recordOfAccount(tx, before, { kind: 'account.changed', data }, now);
}
