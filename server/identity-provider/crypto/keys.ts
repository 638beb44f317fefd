import { createHmac, hkdfSync } from 'node:crypto';

/** The purpose of a key; each has its own key, so that one use never weakens another. */
type Purpose =
  | 'one-time-code'
  | 'method-id'
  | 'rate-limit'
  | 'signing-key'
  | 'totp-seed'
  | 'recovery-code'
  | 'decoy'
  | 'provider-values'
  | 'backup'
  | 'fingerprint';

/** A 256-bit key for one purpose, derived from the installation's secret. */
export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `waybill/${purpose}`, 32));
}

/** HMAC-SHA-256 over parts and their lengths, so that no two lists of parts yield the same input. */
export function keyedDigest(secret: string, purpose: Purpose, parts: string[]): Buffer {
  const hmac = createHmac('sha256', deriveKey(secret, purpose));
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}
