import { SignJWT, type JWTPayload } from 'jose';
import type { Database } from '@/server/database';
import type { SigningKey } from '@/server/database/repositories/identity/identity-keys';
import { currentKey, ensureSigningKeys, openPrivateKey, signingAlgorithm } from './keys';

/** Signs with this installation's current key. */
export interface SessionSigner {
  /** Signs a complete payload: iss, aud, sub, iat, nbf, exp. `typ` distinguishes kinds of tokens. */
  sign: (payload: JWTPayload, typ?: 'JWT' | 'at+jwt') => Promise<string>;
  /** The public keys that still verify. */
  publicKeys: () => Promise<SigningKey['publicJwk'][]>;
}

/**
 * One signer per server. Decrypted private keys are cached; the active one is read each time, so all instances agree.
 */
export function createSigner(db: Database, secret: string, clock: () => Date): SessionSigner {
  const opened = new Map<string, Promise<CryptoKey>>();

  function open(key: SigningKey): Promise<CryptoKey> {
    const known = opened.get(key.kid) ?? openPrivateKey(key, secret);
    opened.set(key.kid, known);
    return known;
  }

  return {
    sign: async (payload, typ = 'JWT') => {
      const now = clock();
      const key = currentKey(await ensureSigningKeys(db, secret, now), now);
      return new SignJWT(payload)
        .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ })
        .sign(await open(key));
    },
    publicKeys: async () => (await ensureSigningKeys(db, secret, clock())).map(({ publicJwk }) => publicJwk),
  };
}
