import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { createVerifier } from '@/lib/session/verify/verifier';

export const issuer = 'stytch.com/project-test-waybill';
export const audience = 'project-test-waybill';
const kid = 'key-1';

interface Person {
  subject: string;
  sessionId?: string;
  email?: string;
  phone?: string;
  /** Who is signed in in their place. */
  impersonator?: string;
}

function factorsOf({ email, phone, impersonator }: Person, now: Date) {
  const last_authenticated_at = now.toISOString();
  return [
    ...(email
      ? [
          {
            type: 'otp',
            delivery_method: 'email',
            last_authenticated_at,
            email_factor: { email_id: 'email-test-1', email_address: email },
          },
        ]
      : []),
    ...(phone
      ? [
          {
            type: 'otp',
            delivery_method: 'sms',
            last_authenticated_at,
            phone_number_factor: { phone_id: 'phone-number-test-1', phone_number: phone },
          },
        ]
      : []),
    ...(impersonator
      ? [
          {
            type: 'impersonated',
            last_authenticated_at,
            impersonated_factor: { impersonator_id: '', impersonator_email_address: impersonator },
          },
        ]
      : []),
  ];
}

/** The claims of a session JWT as the provider issues them (identity "Session JWT"). */
export function claimsFor(person: Person, now: Date, lifetime = 300) {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    sub: person.subject,
    iss: issuer,
    aud: [audience],
    iat: seconds,
    nbf: seconds,
    exp: seconds + lifetime,
    'https://stytch.com/session': {
      id: person.sessionId ?? `session-test-${person.subject}`,
      started_at: now.toISOString(),
      last_accessed_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      attributes: { user_agent: '', ip_address: '' },
      authentication_factors: factorsOf(person, now),
      roles: ['stytch_user'],
    },
  };
}

/** A provider of session JWTs with its own key, and the verifier for its key set. */
export async function createTokenProvider(clock: () => Date) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  let reachable = true;
  const verifier = createVerifier({
    jwksUrl: 'http://provider.test/jwks',
    issuer,
    audience,
    clock,
    fetch: async () =>
      reachable ? Response.json({ keys: [publicJwk] }) : new Response(null, { status: 503 }),
  });
  return {
    verifier,
    publicJwk,
    kid,
    privateKey,
    /** A valid session JWT of this person. */
    tokenOf: (person: Person) =>
      new SignJWT(claimsFor(person, clock())).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    setReachable: (value: boolean) => {
      reachable = value;
    },
  };
}
