import type { Database } from '@/server/database';
import { endCode, type OneTimeCode } from '@/server/database/repositories/identity-codes';
import {
  addContact,
  createUser,
  findContact,
  verifyContact,
  type ContactMethod,
} from '@/server/database/repositories/identity-users';
import { newIdentityId } from '@/server/identity/crypto/tokens';
import { WireError } from '@/server/identity/wire/errors';
import { kindOf } from './check';

/**
 * Uses up a right code; of many at once one goes through (security 8). The address then belongs to the user it already
 * had, to the one who attaches it, or to a new one.
 * @throws WireError when the code was used meanwhile, or the address went to somebody else
 */
export async function redeemCode(tx: Database, code: OneTimeCode, now: Date): Promise<ContactMethod> {
  if (!(await endCode(tx, code.id, now))) throw new WireError('unable_to_auth_otp_code');
  const address = { kind: kindOf(code), address: code.address } as const;
  const owned = await findContact(tx, address);
  if (owned) {
    if (code.userId !== null && code.userId !== owned.userId) throw new WireError('unable_to_auth_otp_code');
    await verifyContact(tx, owned.id);
    return { ...owned, verified: true };
  }
  const userId = code.userId ?? newIdentityId('user');
  if (code.userId === null) await createUser(tx, userId, now);
  const added = await addContact(tx, {
    ...address,
    id: code.methodId,
    userId,
    verified: true,
    createdAt: now,
  });
  if (!added) throw new WireError('unable_to_auth_otp_code');
  return added;
}
