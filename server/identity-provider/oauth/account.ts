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

/** An account at a provider, as somebody has just proven it. */
export interface OAuthAccount {
  provider: string;
  profile: Profile;
  /** The signed-in user who attaches it; null for a sign-in. */
  attachTo: string | null;
}

interface Settled {
  userId: string;
  registrationId: string;
  /** The user's e-mail address that the provider has just proven. */
  contact: ContactMethod | undefined;
  /** An existing user got the account. */
  added: boolean;
}

async function provenContact(db: Database, { email, emailVerified }: Profile) {
  if (email === null || !emailVerified) return undefined;
  const contact = await findContact(db, { kind: 'email', address: email });
  return contact?.verified ? contact : undefined;
}

/**
 * The user an account belongs to, or would: whoever has it, or who attaches it, or whose e-mail address it is. An
 * address counts only where both sides have it proven: else whoever writes a stranger's address into a profile at the
 * provider, or registers with it here, would share that stranger's user (decision 010).
 * @returns null when it would be a new user
 * @throws WireError when somebody attaches what belongs to another user
 */
export async function findOwner(db: Database, account: OAuthAccount): Promise<string | null> {
  const { provider, profile, attachTo } = account;
  const registration = await findOAuthRegistration(db, provider, profile.subject);
  if (registration && attachTo !== null && registration.userId !== attachTo) {
    throw new WireError('duplicate_oauth_registration');
  }
  return attachTo ?? registration?.userId ?? (await provenContact(db, profile))?.userId ?? null;
}

/** Makes a user, with the address the provider has proven; who only claimed it here loses it. */
async function newOwner(tx: Database, secret: string, profile: Profile, now: Date): Promise<string> {
  const { email, emailVerified } = profile;
  const userId = newIdentityId('user');
  await createUser(tx, userId, now);
  if (email === null || !emailVerified) return userId;
  const address = { kind: 'email', address: email } as const;
  await dropUnprovedEmail(tx, email);
  const id = methodIdOf(secret, address);
  const added = await addContact(tx, { ...address, id, userId, verified: true, createdAt: now });
  // Somebody has proven it in between: the next try finds them.
  if (!added) throw new WireError('oauth_failed');
  return userId;
}

/**
 * Gives a proven account to its user, who may be a new one.
 * @throws WireError when it went to somebody else
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
  const said = {
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
      ...said,
    }));
  if (registration?.userId !== userId) throw new WireError('oauth_failed');
  if (known) await touchOAuthRegistration(tx, known.id, said);
  const contact = await provenContact(tx, profile);
  return {
    userId,
    registrationId: registration.id,
    contact: contact?.userId === userId ? contact : undefined,
    added: owner !== null && !known,
  };
}
