import type { OneTimeCode } from '@/server/database/repositories/identity/identity-codes';
import { equalInConstantTime } from '@/server/http/constant-time';
import { keyedDigest } from '@/server/identity-provider/crypto/keys';

type Bound = Pick<OneTimeCode, 'methodId' | 'address'>;

/** The stored form of a code: an HMAC bound to its method and address (security 8). */
export function codeDigest(secret: string, { methodId, address }: Bound, code: string): string {
  return keyedDigest(secret, 'one-time-code', [methodId, address, code]).toString('hex');
}

/** Whether a typed code is the stored one, in constant time. */
export function matchesCode(secret: string, stored: OneTimeCode, typed: string): boolean {
  return equalInConstantTime(codeDigest(secret, stored, typed), stored.digest);
}
