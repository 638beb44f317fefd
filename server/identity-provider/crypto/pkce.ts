import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a PKCE verifier fits a challenge (SPEC section 9, RFC 7636 S256): base64url of the verifier's SHA-256,
 * compared in constant time.
 */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
}
