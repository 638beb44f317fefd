import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  contactMethods,
  cryptoWallets,
  oauthRegistrations,
  passwords,
  totps,
  users,
  webauthnRegistrations,
} from '@/server/database/schema';
import type { Database } from '@/server/database';

export type User = typeof users.$inferSelect;
export type ContactMethod = typeof contactMethods.$inferSelect;

/** A user with every sign-in method, each list oldest first. */
export interface UserWithFactors extends User {
  contacts: ContactMethod[];
  password: typeof passwords.$inferSelect | undefined;
  totps: (typeof totps.$inferSelect)[];
  passkeys: (typeof webauthnRegistrations.$inferSelect)[];
  wallets: (typeof cryptoWallets.$inferSelect)[];
  oauth: (typeof oauthRegistrations.$inferSelect)[];
}

type Address = Pick<ContactMethod, 'kind' | 'address'>;

/** The contact method of an address, of any user. */
export async function findContact(
  db: Database,
  { kind, address }: Address,
): Promise<ContactMethod | undefined> {
  const [contact] = await db
    .select()
    .from(contactMethods)
    .where(and(eq(contactMethods.kind, kind), eq(contactMethods.address, address)));
  return contact;
}

/** Adds a verified address to a user; undefined when it belongs to one already. */
export async function addContact(
  db: Database,
  contact: typeof contactMethods.$inferInsert,
): Promise<ContactMethod | undefined> {
  const [added] = await db.insert(contactMethods).values(contact).onConflictDoNothing().returning();
  return added;
}

/** Marks an address as verified. */
export async function verifyContact(db: Database, id: string): Promise<void> {
  await db.update(contactMethods).set({ verified: true }).where(eq(contactMethods.id, id));
}

/** Creates a user without addresses. */
export async function createUser(db: Database, id: string, now: Date): Promise<void> {
  await db.insert(users).values({ id, createdAt: now });
}

/** A user with all factors; undefined when there is none of that id. */
export async function findUser(db: Database, id: string): Promise<UserWithFactors | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) return undefined;
  const oldestFirst = ({ createdAt, id }: { createdAt: PgColumn; id: PgColumn }) => [asc(createdAt), asc(id)];
  const [contacts, [password], apps, passkeys, wallets, oauth] = await Promise.all([
    db.query.contactMethods.findMany({ where: eq(contactMethods.userId, id), orderBy: oldestFirst }),
    db.select().from(passwords).where(eq(passwords.userId, id)),
    db.query.totps.findMany({ where: eq(totps.userId, id), orderBy: oldestFirst }),
    db.query.webauthnRegistrations.findMany({
      where: eq(webauthnRegistrations.userId, id),
      orderBy: oldestFirst,
    }),
    db.query.cryptoWallets.findMany({ where: eq(cryptoWallets.userId, id), orderBy: oldestFirst }),
    db.query.oauthRegistrations.findMany({ where: eq(oauthRegistrations.userId, id), orderBy: oldestFirst }),
  ]);
  return { ...user, contacts, password, totps: apps, passkeys, wallets, oauth };
}

/** Changes the user's editable metadata; concurrent changes are applied one after the other. */
export async function changeUntrustedMetadata(
  db: Database,
  id: string,
  change: (stored: User['untrustedMetadata']) => User['untrustedMetadata'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ stored: users.untrustedMetadata })
      .from(users)
      .where(eq(users.id, id))
      .for('no key update');
    if (!user) return;
    await tx
      .update(users)
      .set({ untrustedMetadata: change(user.stored) })
      .where(eq(users.id, id));
  });
}
