import type { Database } from '@/server/database';
import {
  addOAuthRegistration,
  dropUnprovedEmail,
  findOAuthRegistration,
  touchOAuthRegistration,
} from '@/server/database/repositories/identity/identity-oauth';
import {
  addContact,
  createUser,
  findContact,
  type ContactMethod,
} from '@/server/database/repositories/identity/identity-users';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import { methodIdOf } from '@/server/identity-provider/otp/address';
import { WireError } from '@/server/identity-provider/wire/errors';
import type { Profile } from './profile';

/** A provider's account that somebody has just proven to own. */
export interface OAuthAccount {
  provider: string;
  profile: Profile;
  /** The signed-in user who attaches it; null for a sign-in. */
  attachTo: string | null;
}

interface Settled {
  userId: string;
  registrationId: string;
  /** The user's e-mail address that the provider has just verified. */
  contact: ContactMethod | undefined;
  /** The account was added to an existing user. */
  added: boolean;
}

async function provenContact(db: Database, { email, emailVerified }: Profile) {
  if (email === null || !emailVerified) return undefined;
  const contact = await findContact(db, { kind: 'email', address: email });
  return contact?.verified ? contact : undefined;
}

/**
 * The existing or future owner of an account: its user, or the one who attaches it, or the one with its e-mail address.
 * An address counts only if both sides have verified it: otherwise anyone who enters a stranger's address in a profile
 * at the provider, or registers with it here, would share that stranger's user (decision 010).
 * @returns null when it would be a new user
 * @throws WireError when the account to attach belongs to another user
 */
export async function findOwner(db: Database, account: OAuthAccount): Promise<string | null> {
  const { provider, profile, attachTo } = account;
  const registration = await findOAuthRegistration(db, provider, profile.subject);
  if (registration && attachTo !== null && registration.userId !== attachTo) {
    throw new WireError('duplicate_oauth_registration');
  }
  return attachTo ?? registration?.userId ?? (await provenContact(db, profile))?.userId ?? null;
}

/** Creates a user with the address that the provider has verified; a user who only claimed it here loses it. */
async function newOwner(tx: Database, secret: string, profile: Profile, now: Date): Promise<string> {
  const { email, emailVerified } = profile;
  const userId = newIdentityId('user');
  await createUser(tx, userId, now);
  if (email === null || !emailVerified) return userId;
  const address = { kind: 'email', address: email } as const;
  await dropUnprovedEmail(tx, email);
  const id = methodIdOf(secret, address);
  const added = await addContact(tx, { ...address, id, userId, verified: true, createdAt: now });
  // It was verified concurrently: the next attempt finds its owner.
  if (!added) throw new WireError('oauth_failed');
  return userId;
}

/**
 * Assigns a proven account to its user, who may be a new one.
 * @throws WireError when it was assigned to another user
 */
export async function settleAccount(
  tx: Database,
  secret: string,
  account: OAuthAccount,
  now: Date,
): Promise<Settled> {
  const { provider, profile } = account;
  const owner = await findOwner(tx, account);
  const userId = owner ?? (await newOwner(tx, secret, profile, now));
  const latestProfile = {
    email: profile.email,
    profilePictureUrl: profile.picture,
    locale: profile.locale,
    lastUsedAt: now,
  };
  const known = await findOAuthRegistration(tx, provider, profile.subject);
  const registration =
    known ??
    (await addOAuthRegistration(tx, {
      id: newIdentityId('oauth-user-registration'),
      userId,
      provider,
      subject: profile.subject,
      createdAt: now,
      ...latestProfile,
    }));
  if (registration?.userId !== userId) throw new WireError('oauth_failed');
  if (known) await touchOAuthRegistration(tx, known.id, latestProfile);
  const contact = await provenContact(tx, profile);
  return {
    userId,
    registrationId: registration.id,
    contact: contact?.userId === userId ? contact : undefined,
    added: owner !== null && !known,
  };
}
