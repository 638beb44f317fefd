import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import {
  contactMethods,
  cryptoWallets,
  oauthRegistrations,
  totps,
  users,
  webauthnRegistrations,
} from '@/server/database/schema';
import type { Database } from '@/server/database';

/** The factors a user can remove, by the names of the wire's paths. */
export type FactorKind =
  'emails' | 'phone_numbers' | 'totps' | 'crypto_wallets' | 'oauth' | 'webauthn_registrations';

const tables = {
  emails: contactMethods,
  phone_numbers: contactMethods,
  totps,
  crypto_wallets: cryptoWallets,
  oauth: oauthRegistrations,
  webauthn_registrations: webauthnRegistrations,
} as const;

function ofKind(kind: FactorKind): SQL | undefined {
  if (kind === 'emails') return eq(contactMethods.kind, 'email');
  return kind === 'phone_numbers' ? eq(contactMethods.kind, 'phone') : undefined;
}

/** Serialises changes to one user's factors until the transaction ends. */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Deletes a factor of this user; false when the user has none of that id. */
export async function deleteFactor(
  db: Database,
  { kind, userId, id }: { kind: FactorKind; userId: string; id: string },
): Promise<boolean> {
  const table = tables[kind];
  const deleted = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId), ofKind(kind)))
    .returning({ id: table.id });
  return deleted.length > 0;
}

/** An address of this user; undefined for another factor's id, and for somebody else's address. */
export async function findOwnContact(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<typeof contactMethods.$inferSelect | undefined> {
  const [contact] = await db
    .select()
    .from(contactMethods)
    .where(and(eq(contactMethods.id, id), eq(contactMethods.userId, userId)));
  return contact;
}

/** The proved e-mail addresses of users, oldest first. */
export function listProvedEmails(
  db: Database,
  userIds: readonly string[],
): Promise<{ id: string; address: string }[]> {
  const { id, address, userId, verified, createdAt } = contactMethods;
  return db
    .select({ id, address })
    .from(contactMethods)
    .where(and(inArray(userId, [...userIds]), ofKind('emails'), eq(verified, true)))
    .orderBy(asc(createdAt), asc(id));
}

/**
 * The number of a user's sign-in methods (security 16): verified addresses, passkeys, wallets, OAuth accounts. A
 * password needs a verified e-mail address, which counts already; authenticator apps and recovery codes are second
 * factors only.
 */
export async function countSignInMethods(db: Database, userId: string): Promise<number> {
  const proved = and(eq(contactMethods.userId, userId), eq(contactMethods.verified, true));
  const counts = [
    await db.$count(contactMethods, proved),
    await db.$count(webauthnRegistrations, eq(webauthnRegistrations.userId, userId)),
    await db.$count(cryptoWallets, eq(cryptoWallets.userId, userId)),
    await db.$count(oauthRegistrations, eq(oauthRegistrations.userId, userId)),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
