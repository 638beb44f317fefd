import { findPassword, type Password } from '@/server/database/repositories/identity/identity-passwords';
import { findContact } from '@/server/database/repositories/identity/identity-users';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { maskAddress, methodIdOf, readAddress } from '@/server/identity-provider/otp/address';
import { WireError } from '@/server/identity-provider/wire/errors';
import { verifyPassword } from './hash';

interface Credentials {
  email: string;
  password: string;
  client: string;
}

/**
 * Checks the password of an address's user. An unknown address, a user without a password, a wrong password and a
 * locked sign-in take the same work and get the same response (security 9, 11). The lock is checked after the
 * comparison: of concurrent attempts no more than the limit can succeed.
 * @throws WireError when it is wrong
 */
export async function checkPassword(
  context: IdentityContext,
  { email, password, client }: Credentials,
): Promise<Password> {
  const { db, secret } = context;
  const address = readAddress('email', email);
  const contact = await findContact(db, address);
  const stored = await findPassword(db, contact?.userId ?? '');
  const usable = contact?.verified === true ? stored : undefined;
  const matches = await verifyPassword(usable?.hash, password);
  const subject = contact?.userId ?? methodIdOf(secret, address);
  const locked = await isSignInLocked(context, subject);
  if (usable && matches && !locked) return usable;

  await noteFailure(context, {
    subject,
    kind: 'password_refused',
    client,
    userId: contact?.userId,
    detail: { address: maskAddress(address) },
  });
  throw new WireError('unauthorized_credentials');
}
