import { createHash } from 'node:crypto';
import { equalInConstantTime } from '@/server/http/constant-time';

/**
 * Whether a PKCE verifier fits a challenge (SPEC section 9, RFC 7636 S256): base64url of the verifier's SHA-256,
 * compared in constant time.
 */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  return equalInConstantTime(challenge, createHash('sha256').update(verifier).digest('base64url'));
}
