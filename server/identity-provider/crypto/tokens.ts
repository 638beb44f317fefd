import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** An unguessable token: 256 random bits, safe in URLs (security 3, 12). */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A one-time code of six digits, leading zeros included (security 8). */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

export type IdentityIdKind =
  | 'user'
  | 'session'
  | 'request-id'
  | 'password'
  | 'totp'
  | 'totp-recovery-code'
  | 'webauthn-registration'
  | 'crypto-wallet'
  | 'oauth-user-registration'
  | 'flow'
  | 'connected-app'
  | 'connected-app-grant';

/** An id in the provider's format, such as `user-test-…`. */
export function newIdentityId(kind: IdentityIdKind): string {
  return `${kind}-test-${randomUUID()}`;
}
