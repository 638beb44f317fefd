import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const issuer = 'stytch.com/project-test-waybill-embedded';
export const audience = 'project-test-waybill-embedded';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: Record<string, unknown>;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, publicJwk };
}

interface Claims {
  now: Date;
  /** Seconds. */
  lifetime?: number;
  overrides?: JWTPayload;
}

/** The claims of a session JWT as the provider issues them. */
export function sessionClaims({ now, lifetime = 300, overrides }: Claims): JWTPayload {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return {
    iss: issuer,
    aud: [audience],
    sub: 'user-test-1',
    iat: issuedAt,
    nbf: issuedAt,
    exp: issuedAt + lifetime,
    'https://stytch.com/session': {
      id: 'session-test-1',
      started_at: now.toISOString(),
      last_accessed_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
      attributes: { user_agent: '', ip_address: '' },
      authentication_factors: [
        { type: 'otp', email_factor: { email_id: 'email-test-1', email_address: 'ada@waybill.example' } },
        {
          type: 'otp',
          phone_number_factor: { phone_id: 'phone-number-test-1', phone_number: '+13055550142' },
        },
      ],
      roles: ['stytch_user'],
    },
    ...overrides,
  };
}

/** Signs as the provider would. */
export function mint(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .sign(key.privateKey);
}
