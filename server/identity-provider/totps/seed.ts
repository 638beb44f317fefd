import { HOTP, Secret, TOTP } from 'otpauth';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { seal, unseal } from '@/server/identity-provider/crypto/seal';
import { equalInConstantTime } from '@/server/http/constant-time';

/** The parameters of every authenticator app (RFC 6238): six digits, 30 seconds each, SHA-1. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Allowed clock drift in steps, either way (security 14). */
const drift = 1;

/** A new seed of 160 random bits, in base32. */
export function newSeed(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI in the QR code for an authenticator app. */
export function seedUri(seed: string, label: string): string {
  return new TOTP({ ...form, issuer: 'Waybill', label, secret: Secret.fromBase32(seed) }).toString();
}

/** Encrypts a seed for the database; it can be decrypted for the same app only. */
export function sealSeed(secret: string, totpId: string, seed: string): string {
  return seal(deriveKey(secret, 'totp-seed'), seed, totpId);
}

/** Decrypts the output of `sealSeed`. */
export function openSeed(secret: string, totpId: string, sealed: string): string {
  return unseal(deriveKey(secret, 'totp-seed'), sealed, totpId);
}

/** The latest step that fits a code, one step before and after now included; null when it is wrong. */
export function stepOf(seed: string, code: string, now: Date): number | null {
  const secret = Secret.fromBase32(seed);
  const current = TOTP.counter({ period: form.period, timestamp: now.getTime() });
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index);
  const matching = steps.filter((counter) =>
    equalInConstantTime(code, HOTP.generate({ ...form, secret, counter })),
  );
  return matching.at(-1) ?? null;
}
