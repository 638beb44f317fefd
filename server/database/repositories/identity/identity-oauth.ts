import { and, eq } from 'drizzle-orm';
import { contactMethods, flowTokens, oauthRegistrations } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type OAuthRegistration = typeof oauthRegistrations.$inferSelect;

/** The registration of an account at a provider, of any user. */
export async function findOAuthRegistration(
  db: Database,
  provider: string,
  subject: string,
): Promise<OAuthRegistration | undefined> {
  const [registration] = await db
    .select()
    .from(oauthRegistrations)
    .where(and(eq(oauthRegistrations.provider, provider), eq(oauthRegistrations.subject, subject)));
  return registration;
}

/** Assigns an account at a provider to a user; undefined when it belongs to one already. */
export async function addOAuthRegistration(
  db: Database,
  registration: typeof oauthRegistrations.$inferInsert,
): Promise<OAuthRegistration | undefined> {
  const [added] = await db.insert(oauthRegistrations).values(registration).onConflictDoNothing().returning();
  return added;
}

/** Records a sign-in and the provider's current profile. */
export async function touchOAuthRegistration(
  db: Database,
  id: string,
  said: Pick<OAuthRegistration, 'email' | 'profilePictureUrl' | 'locale' | 'lastUsedAt'>,
): Promise<void> {
  await db.update(oauthRegistrations).set(said).where(eq(oauthRegistrations.id, id));
}

/** Removes an e-mail address from a user who has never verified it. */
export async function dropUnprovedEmail(db: Database, address: string): Promise<void> {
  await db
    .delete(contactMethods)
    .where(
      and(
        eq(contactMethods.kind, 'email'),
        eq(contactMethods.address, address),
        eq(contactMethods.verified, false),
      ),
    );
}

/** Deletes a flow's data once it is finished. */
export async function forgetFlowData(db: Database, id: string): Promise<void> {
  await db.update(flowTokens).set({ data: {} }).where(eq(flowTokens.id, id));
}
