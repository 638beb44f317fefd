import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accountIdentities, accounts } = schema;
const { emailVerified, emailRemovedAt, phoneVerified, phoneRemovedAt } = accounts;

interface Removed {
  userId: string;
  kind: 'email' | 'phone';
  /** Lower-case e-mail or E.164. */
  address: string;
}

/**
 * Marks an address that a user has removed from their ways to sign in: where it is the proved one of their account, it no
 * longer opens the account for another user (decision 075).
 */
export async function markRemoved(
  tx: Database,
  { userId, kind, address }: Removed,
  now: Date,
): Promise<void> {
  const own = tx
    .select({ id: accountIdentities.accountId })
    .from(accountIdentities)
    .where(eq(accountIdentities.subject, userId));
  const isEmail = kind === 'email';
  const isProved = isEmail
    ? and(eq(accounts.email, address), emailVerified)
    : and(eq(accounts.phone, address), phoneVerified);
  await tx
    .update(accounts)
    .set(isEmail ? { emailRemovedAt: now } : { phoneRemovedAt: now })
    .where(and(inArray(accounts.id, own), isProved));
}

interface Proved {
  accountId: string;
  email: string | undefined;
  /** E.164. */
  phone: string | undefined;
}

/**
 * Takes addresses that a sign-in proves for an account from those accounts that have removed them: an address is proved
 * for one account only (decision 037).
 */
export async function takeRemoved(tx: Database, { accountId, email, phone }: Proved): Promise<void> {
  const isOther = ne(accounts.id, accountId);
  if (email !== undefined)
    await tx
      .update(accounts)
      .set({ emailVerified: false })
      .where(and(isOther, eq(accounts.email, email), emailVerified, isNotNull(emailRemovedAt)));
  if (phone !== undefined)
    await tx
      .update(accounts)
      .set({ phoneVerified: false })
      .where(and(isOther, eq(accounts.phone, phone), phoneVerified, isNotNull(phoneRemovedAt)));
}

/** What makes an account's address a proved one again; not one that is proved for another account meanwhile. */
export const addedAgain = {
  email: {
    emailRemovedAt: null,
    emailVerified: sql<boolean>`email_verified or not exists (
      select 1 from accounts o where o.email = accounts.email and o.email_verified)`,
  },
  phone: {
    phoneRemovedAt: null,
    phoneVerified: sql<boolean>`phone_verified or not exists (
      select 1 from accounts o where o.phone = accounts.phone and o.phone_verified)`,
  },
};
