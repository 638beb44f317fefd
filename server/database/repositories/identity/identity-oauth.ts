import { and, eq } from 'drizzle-orm';
import { contactMethods, flowTokens, oauthRegistrations } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type OAuthRegistration = typeof oauthRegistrations.$inferSelect;

/** Whose account at a provider this is, whoever's it is. */
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

/** Gives an account at a provider to a user; undefined when somebody has it already. */
export async function addOAuthRegistration(
  db: Database,
  registration: typeof oauthRegistrations.$inferInsert,
): Promise<OAuthRegistration | undefined> {
  const [added] = await db.insert(oauthRegistrations).values(registration).onConflictDoNothing().returning();
  return added;
}

/** Notes a sign-in, and what the provider says of its user by now. */
export async function touchOAuthRegistration(
  db: Database,
  id: string,
  said: Pick<OAuthRegistration, 'email' | 'profilePictureUrl' | 'locale' | 'lastUsedAt'>,
): Promise<void> {
  await db.update(oauthRegistrations).set(said).where(eq(oauthRegistrations.id, id));
}

/** Takes an e-mail address from whoever has it without ever having proved it. */
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

/** Forgets what a flow remembered, as soon as it is over. */
export async function forgetFlowData(db: Database, id: string): Promise<void> {
  await db.update(flowTokens).set({ data: {} }).where(eq(flowTokens.id, id));
}
