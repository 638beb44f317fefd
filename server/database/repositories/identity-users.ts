import { and, asc, eq } from 'drizzle-orm';
import { contactMethods, users } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type User = typeof users.$inferSelect;
export type ContactMethod = typeof contactMethods.$inferSelect;
export type UserWithContacts = User & { contacts: ContactMethod[] };
type Address = Pick<ContactMethod, 'kind' | 'address'>;

/** The contact method of an address, whoever's it is. */
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

/** Adds a proven address to a user; undefined when the address has an owner already. */
export async function addContact(
  db: Database,
  contact: typeof contactMethods.$inferInsert,
): Promise<ContactMethod | undefined> {
  const [added] = await db.insert(contactMethods).values(contact).onConflictDoNothing().returning();
  return added;
}

/** Notes that an address was proven. */
export async function verifyContact(db: Database, id: string): Promise<void> {
  await db.update(contactMethods).set({ verified: true }).where(eq(contactMethods.id, id));
}

/** Makes a user without addresses. */
export async function createUser(db: Database, id: string, now: Date): Promise<void> {
  await db.insert(users).values({ id, createdAt: now });
}

/** A user with all addresses, oldest first. */
export async function findUser(db: Database, id: string): Promise<UserWithContacts | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) return undefined;
  const contacts = await db
    .select()
    .from(contactMethods)
    .where(eq(contactMethods.userId, id))
    .orderBy(asc(contactMethods.createdAt), asc(contactMethods.id));
  return { ...user, contacts };
}

/** Replaces what the user may edit. */
export async function setUntrustedMetadata(
  db: Database,
  id: string,
  untrustedMetadata: User['untrustedMetadata'],
): Promise<void> {
  await db.update(users).set({ untrustedMetadata }).where(eq(users.id, id));
}
