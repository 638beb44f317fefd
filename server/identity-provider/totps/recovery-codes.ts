import { randomBytes } from 'node:crypto';
import { keyedDigest } from '@/server/identity-provider/crypto/keys';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';

/** 32 unambiguous letters and digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const count = 10;

/** 60 random bits as `xxxx-xxxx-xxxx`. */
function newCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => alphabet.charAt(byte % alphabet.length));
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-');
}

/**
 * The normalised form of a code for comparison: however it was typed, with letters that look like digits read as these.
 */
function normalise(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** The stored form of a recovery code: an HMAC bound to its user (security 14). */
export function recoveryCodeDigest(secret: string, userId: string, typed: string): string {
  return keyedDigest(secret, 'recovery-code', [userId, normalise(typed)]).toString('hex');
}

/** Ten new codes, to be shown once, and their rows to store. */
export function newRecoveryCodes(secret: string, userId: string) {
  const codes = Array.from({ length: count }, newCode);
  const rows = codes.map((code) => ({
    id: newIdentityId('totp-recovery-code'),
    digest: recoveryCodeDigest(secret, userId, code),
  }));
  return { codes, rows };
}
