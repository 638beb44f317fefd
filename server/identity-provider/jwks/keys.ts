import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/database';
import {
  addFirstSigningKey,
  listSigningKeys,
  succeedSigningKeys,
  type NewSigningKey,
  type SigningKey,
} from '@/server/database/repositories/identity/identity-keys';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { seal, unseal } from '@/server/identity-provider/crypto/seal';

export const signingAlgorithm = 'RS256';

/**
 * Seconds for which a new key is published before it signs: verifiers fetch an unknown key at most every 30 s (security
 * 2).
 */
const publishAhead = 60;
/** Seconds of clock skew a verifier may allow (security 2). */
const skew = 60;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

async function makeKey(secret: string, now: Date, signsFrom: Date): Promise<NewSigningKey> {
  const pair = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true });
  const kid = `jwk-test-${randomUUID()}`;
  const publicJwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, use: 'sig', alg: signingAlgorithm };
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  const privateJwkSealed = seal(deriveKey(secret, 'signing-key'), privateJwk, kid);
  return { kid, publicJwk: { ...publicJwk }, privateJwkSealed, createdAt: now, signsFrom };
}

/** The keys that still verify; creates the first if there is none. Safe with several instances. */
export async function ensureSigningKeys(db: Database, secret: string, now: Date): Promise<SigningKey[]> {
  const keys = await listSigningKeys(db, now);
  if (keys.length > 0) return keys;
  await addFirstSigningKey(db, await makeKey(secret, now, now), now);
  return listSigningKeys(db, now);
}

/** The key to sign with: the newest active one. */
export function currentKey(keys: SigningKey[], now: Date): SigningKey {
  const key = keys.findLast(({ signsFrom }) => signsFrom <= now) ?? keys[0];
  if (!key) throw new Error('There is no signing key');
  return key;
}

/** The decrypted private half of a key. */
export async function openPrivateKey(key: SigningKey, secret: string): Promise<CryptoKey> {
  const text = openSealed(key, secret);
  const imported = await importJWK(JSON.parse(text) as JWK, signingAlgorithm);
  if (imported instanceof Uint8Array) throw new Error('A signing key is not an RSA key');
  return imported;
}

/** The stored keys can't be decrypted with this secret. */
export class WrongSecretError extends Error {
  override readonly name = 'WrongSecretError';
}

function openSealed({ kid, privateJwkSealed }: SigningKey, secret: string): string {
  try {
    return unseal(deriveKey(secret, 'signing-key'), privateJwkSealed, kid);
  } catch (cause) {
    throw new WrongSecretError(
      'The signing key was sealed under another secret: WAYBILL_SECRET or secret.key has changed',
      { cause },
    );
  }
}

/** The schedule of a key rotation. */
export interface Succession {
  /** The new key. */
  kid: string;
  signsFrom: Date;
  /** Until when the previous keys verify. */
  formerVerifyUntil: Date;
}

/**
 * Rotates the signing key. The new one is published now and signs a minute later; the old one verifies until the last
 * JWT it signed has expired, so nobody is signed out (security 2).
 * @throws WrongSecretError under another secret than the servers', which could not sign with the new key
 */
export async function rotateSigningKey(
  db: Database,
  { secret, jwtSeconds, now = new Date() }: { secret: string; jwtSeconds: number; now?: Date },
): Promise<Succession> {
  await openPrivateKey(currentKey(await ensureSigningKeys(db, secret, now), now), secret);
  const signsFrom = after(now, publishAhead);
  const formerVerifyUntil = after(now, publishAhead + jwtSeconds + skew);
  const key = await makeKey(secret, now, signsFrom);
  await succeedSigningKeys(db, key, formerVerifyUntil);
  return { kid: key.kid, signsFrom, formerVerifyUntil };
}
