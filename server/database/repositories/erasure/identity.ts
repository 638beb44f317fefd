import { and, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { revokeOtherSessions } from '../identity/identity-sessions';
import { containing } from '../sql/like';

const {
  accountIdentities,
  accounts,
  contactMethods,
  cryptoWallets,
  flowTokens,
  oneTimeCodes,
  outboxMessages,
  rateLimits,
  securityEvents,
  users,
} = schema;

type AccountRow = typeof accounts.$inferSelect;

/** The addresses among some that are another account's by a sign-in, or another user's. */
async function addressesOfOthers(tx: Database, accountId: string, addresses: readonly string[]) {
  const ofUsers = await tx
    .select({ address: contactMethods.address })
    .from(contactMethods)
    .where(inArray(contactMethods.address, [...addresses]));
  const ofAccounts = await tx
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(
      and(
        ne(accounts.id, accountId),
        or(
          and(inArray(accounts.email, [...addresses]), accounts.emailVerified),
          and(inArray(accounts.phone, [...addresses]), accounts.phoneVerified),
        ),
      ),
    );
  return new Set([
    ...ofUsers.map(({ address }) => address),
    ...ofAccounts.flatMap(({ email, phone }) => [email, phone]),
  ]);
}

/** What of them the embedded identity server keeps beside its users. */
interface Traces {
  userIds: readonly string[];
  /** E-mail addresses and phone numbers. */
  addresses: readonly string[];
  wallets: readonly string[];
}

async function eraseTraces(tx: Database, { userIds, addresses, wallets }: Traces) {
  await tx.delete(securityEvents).where(inArray(securityEvents.userId, [...userIds]));
  await tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, [...addresses]));
  await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.address, [...addresses]));
  const { data } = flowTokens;
  await tx
    .delete(flowTokens)
    .where(
      or(inArray(sql`${data}->>'address'`, [...addresses]), inArray(sql`${data}->>'wallet'`, [...wallets])),
    );
  // E-mail addresses and phone numbers stand in keys as digests.
  for (const name of [...userIds, ...wallets])
    await tx.delete(rateLimits).where(ilike(rateLimits.key, containing(name)));
}

/**
 * Ends an account's sessions at once and deletes its users at the embedded identity server, with all their ways to sign
 * in. Of users who signed in with one of the account's addresses and have no account, too.
 * @returns how many, and the ids of users that are at another provider
 */
export async function eraseUsers(tx: Database, { id, email, phone }: AccountRow, now: Date) {
  const linked = await tx
    .select({ subject: accountIdentities.subject, userId: users.id })
    .from(accountIdentities)
    .leftJoin(users, eq(users.id, accountIdentities.subject))
    .where(eq(accountIdentities.accountId, id));
  const own = [email, ...(phone === null ? [] : [phone])];
  const unlinked = await tx
    .selectDistinct({ userId: contactMethods.userId })
    .from(contactMethods)
    .leftJoin(accountIdentities, eq(accountIdentities.subject, contactMethods.userId))
    .where(and(inArray(contactMethods.address, own), isNull(accountIdentities.subject)));
  const userIds = [...linked, ...unlinked].flatMap(({ userId }) => userId ?? []);
  const contacts = await tx
    .select({ address: contactMethods.address })
    .from(contactMethods)
    .where(inArray(contactMethods.userId, userIds));
  const wallets = await tx
    .select({ address: cryptoWallets.address })
    .from(cryptoWallets)
    .where(inArray(cryptoWallets.userId, userIds));
  for (const userId of userIds) await revokeOtherSessions(tx, userId, null, now);
  await tx.delete(users).where(inArray(users.id, userIds));
  const addresses = [...new Set([...own, ...contacts.map(({ address }) => address)])];
  const others = await addressesOfOthers(tx, id, addresses);
  await eraseTraces(tx, {
    userIds,
    addresses: addresses.filter((address) => !others.has(address)),
    wallets: wallets.map(({ address }) => address),
  });
  const elsewhere = linked.filter(({ userId }) => userId === null).map(({ subject }) => subject);
  return { users: userIds.length, elsewhere };
}
