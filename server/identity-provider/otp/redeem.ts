import type { Database } from '@/server/database';
import { endCode, type OneTimeCode } from '@/server/database/repositories/identity/identity-codes';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { proveAddress } from '@/server/identity-provider/users/prove-address';
import { WireError } from '@/server/identity-provider/wire/errors';
import { kindOf } from './check';

/**
 * Redeems a right code, of concurrent attempts only one (security 8), and assigns the address to its user.
 * @throws WireError when the code was used meanwhile, or the address was assigned to another user
 */
export async function redeemCode(tx: Database, code: OneTimeCode, now: Date): Promise<ContactMethod> {
  if (!(await endCode(tx, code.id, now))) throw new WireError('unable_to_auth_otp_code');
  const { address, methodId, userId: attachTo } = code;
  const contact = await proveAddress(tx, { kind: kindOf(code), address, methodId, attachTo }, now);
  if (!contact) throw new WireError('unable_to_auth_otp_code');
  return contact;
}
