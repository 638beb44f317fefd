import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A session token: 256 random bits (security 3). */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A one-time code of six digits, leading zeros included (security 8). */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** An id in the provider's form, such as `user-test-…`. */
export function newIdentityId(kind: 'user' | 'session' | 'request-id'): string {
  return `${kind}-test-${randomUUID()}`;
}
